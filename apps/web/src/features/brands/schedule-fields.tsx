import {
  type BrandSettings,
  MAX_VISIT_ROUNDS,
  ONE_ROUND_WARNING,
  plural,
  RHYTHMS,
  type Rhythm,
} from "@standings/domain";
import { SelectField } from "../../components/ui/select-field.tsx";
import { Switch } from "../../components/ui/switch.tsx";

export type Schedule = Pick<BrandSettings, "rhythm" | "day" | "hour" | "timeZone" | "rounds" | "natural">;

const NAMES: Readonly<Record<Rhythm, string>> = {
  weekly: "Every week",
  daily: "Every day",
  monthly: "Every month",
  manual: "By hand",
};
const WEEKDAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
const MONTH_DAYS = 28;
const hourText = new Intl.DateTimeFormat("en-US", { hour: "numeric", timeZone: "UTC" });

interface ScheduleFieldsProps {
  readonly value: Schedule;
  readonly onChange: (changes: Partial<Schedule>) => void;
}

/** When a brand is visited, and how often and in which ways each model is asked then. */
export function ScheduleFields({ value, onChange }: ScheduleFieldsProps) {
  const { rhythm, day, hour, timeZone, rounds, natural } = value;
  const zones = [...new Set([timeZone, ...Intl.supportedValuesOf("timeZone")])];
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <SelectField
        label="Visited"
        value={rhythm}
        onChange={({ target }) =>
          onChange({ rhythm: RHYTHMS.find((one) => one === target.value) ?? "weekly", day: 1 })
        }
      >
        {RHYTHMS.map((one) => (
          <option key={one} value={one}>
            {NAMES[one]}
          </option>
        ))}
      </SelectField>
      {rhythm === "weekly" && (
        <SelectField
          label="On"
          value={day}
          onChange={({ target }) => onChange({ day: Number(target.value) })}
        >
          {WEEKDAYS.map((name, nth) => (
            <option key={name} value={nth + 1}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
      {rhythm === "monthly" && (
        <SelectField
          label="On day"
          value={day}
          onChange={({ target }) => onChange({ day: Number(target.value) })}
        >
          {Array.from({ length: MONTH_DAYS }, (_, nth) => nth + 1).map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </SelectField>
      )}
      {rhythm !== "manual" && (
        <>
          <SelectField
            label="At"
            value={hour}
            onChange={({ target }) => onChange({ hour: Number(target.value) })}
          >
            {Array.from({ length: 24 }, (_, one) => one).map((one) => (
              <option key={one} value={one}>
                {hourText.format(new Date(Date.UTC(2026, 0, 1, one)))}
              </option>
            ))}
          </SelectField>
          <SelectField
            label="Time zone"
            value={timeZone}
            onChange={({ target }) => onChange({ timeZone: target.value })}
          >
            {zones.map((zone) => (
              <option key={zone} value={zone}>
                {zone.replaceAll("_", " ")}
              </option>
            ))}
          </SelectField>
        </>
      )}
      <SelectField
        label="Rounds a visit"
        value={rounds}
        hint={rounds === 1 ? ONE_ROUND_WARNING : "How often each model is asked each prompt."}
        onChange={({ target }) => onChange({ rounds: Number(target.value) })}
      >
        {Array.from({ length: MAX_VISIT_ROUNDS }, (_, nth) => nth + 1).map((one) => (
          <option key={one} value={one}>
            {plural(one, "round")}
          </option>
        ))}
      </SelectField>
      <div className="sm:col-span-2">
        <Switch label="Also in plain words" checked={natural} onChange={(on) => onChange({ natural: on })} />
        <p className="text-sm text-ink-3">
          Each prompt is asked once more without asking for a list: whom models name by themselves, what they
          praise and blame. As many credits again.
        </p>
      </div>
    </div>
  );
}
