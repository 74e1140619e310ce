import { TextAnchor } from "../../components/ui/text-link.tsx";

const PAPERS = {
  rbo: {
    text: "Webber, Moffat and Zobel, “A similarity measure for indefinite rankings”, ACM Transactions on Information Systems 28(4), 2010",
    href: "https://doi.org/10.1145/1852102.1852106",
  },
  fayFeuer: {
    text: "Fay and Feuer, “Confidence intervals for directly standardized rates: a method based on the gamma distribution”, Statistics in Medicine 16, 1997",
    href: "https://doi.org/10.1002/(SICI)1097-0258(19970415)16:7%3C791::AID-SIM500%3E3.0.CO;2-%23",
  },
  clopperPearson: {
    text: "Clopper and Pearson, “The use of confidence or fiducial limits illustrated in the case of the binomial”, Biometrika 26, 1934",
    href: "https://doi.org/10.1093/biomet/26.4.404",
  },
  benjaminiHochberg: {
    text: "Benjamini and Hochberg, “Controlling the false discovery rate”, Journal of the Royal Statistical Society B 57, 1995",
    href: "https://doi.org/10.1111/j.2517-6161.1995.tb02031.x",
  },
  ranks: {
    text: "Mogstad, Romano, Shaikh and Wilhelm, “Inference for ranks”, Review of Economic Studies 91(1), 2024",
    href: "https://doi.org/10.1093/restud/rdad006",
  },
} as const;

/** A paper that a rule comes from. */
export function Paper({ of }: { of: keyof typeof PAPERS }) {
  const { text, href } = PAPERS[of];
  return (
    <TextAnchor href={href} rel="noreferrer" target="_blank">
      {text}
    </TextAnchor>
  );
}
