import { PANEL_QUESTIONS, PUBLIC_PAGES } from "@standings/domain";
import { TextLink } from "../../../components/ui/text-link.tsx";
import { Formula, Line, Section } from "../section.tsx";

export function Experiments() {
  return (
    <Section id="experiments">
      <p>
        Whether a page that you published changed the answers can’t be read from your own curve: models,
        competitors and seasons move it too. An experiment compares the prompts that the page was aimed at
        with <strong>control prompts</strong> that nobody works on. The plan says both groups, the day and the
        number of weeks before anything is published; then it is frozen, and its result is read on the
        registered days only. Whoever looks each week and stops when it looks good finds an effect in most
        experiments that have none.
      </p>
      <p>
        In 400 simulated experiments of each kind in which nothing was done, “shown” came out in{" "}
        <strong>0 to 1.5 of 100</strong>, also where the whole market moved. A plain before and after said so
        in 4.5 to 100 of 100. An effect of nine points was found in 91 of 100, with ten prompts aimed at,
        twenty controls and twelve visits before. Where your prompts were gaining anyway, by half a point a
        week, “shown” came out in 4.5 of 100 (2,000 simulated): track longer, or let us draw the dates.
      </p>
      <Formula>
        <Line>effect = (after − before of the prompts aimed at) − (after − before of the controls)</Line>
        <p>
          The range is the widest of three readings: the prompts kept step with the controls; they fell back
          to their mean; they went on as before. With drawn dates the test is exact: by chance, how many of
          all draws show as much?
        </p>
      </Formula>
    </Section>
  );
}

export function WeatherSection() {
  return (
    <Section id="weather">
      <p>
        A provider can change a model behind the same version name. So every model is asked the same{" "}
        {PANEL_QUESTIONS.length} questions of everyday markets each day, without web search, and each week is
        held against up to eight weeks before. Where it differs more than chance explains, its figures begin
        anew, and <TextLink to="/weather">{PUBLIC_PAGES.weather.title}</TextLink> says so.
      </p>
      <Formula>
        <Line>
          distance = mean likeness within the week + within the past − 2 · across, added over the questions
        </Line>
        <p>
          Likeness is rank-biased overlap with p = 0.9 (Gretton and others 2012, kernel two-sample test). The
          week is told as changed when at most 5 of 1,000 permutations of its answers with those of the past
          are as far apart: about one false alarm in four years and model.
        </p>
      </Formula>
      <p>
        Models can stay the same while the world moves. So a brand’s last two visits are held against the ten
        before, label by label, with the brand itself taken out of the lists. That the market moved is told
        where these two differ from the ten more than any other two of the twelve do: by chance at 1 of 66
        visits. It stands beside a change of the brand and explains nothing away.
      </p>
    </Section>
  );
}
