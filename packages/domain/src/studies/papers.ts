/** Day on which the method page's text last changed. */
export const METHOD_UPDATED = "2026-11-27";

export interface Paper {
  /** What it is to us. */
  readonly use: string;
  readonly authors: string;
  readonly year: number;
  readonly title: string;
  readonly journal: string;
  readonly doi: string;
}

/** Papers that the statistics rest on, in the order of the method page. */
export const PAPERS: readonly Paper[] = [
  {
    use: "Overlap of two lists",
    authors: "W. Webber, A. Moffat, J. Zobel",
    year: 2010,
    title: "A similarity measure for indefinite rankings",
    journal: "ACM Transactions on Information Systems 28(4)",
    doi: "10.1145/1852102.1852106",
  },
  {
    use: "Range of one share",
    authors: "C. J. Clopper, E. S. Pearson",
    year: 1934,
    title: "The use of confidence or fiducial limits illustrated in the case of the binomial",
    journal: "Biometrika 26(4)",
    doi: "10.1093/biomet/26.4.404",
  },
  {
    use: "Range over several models",
    authors: "M. P. Fay, E. J. Feuer",
    year: 1997,
    title: "Confidence intervals for directly standardized rates: a method based on the gamma distribution",
    journal: "Statistics in Medicine 16(7)",
    doi: "10.1002/(SICI)1097-0258(19970415)16:7<791::AID-SIM500>3.0.CO;2-#",
  },
  {
    use: "Many comparisons at once",
    authors: "Y. Benjamini, Y. Hochberg",
    year: 1995,
    title: "Controlling the false discovery rate: a practical and powerful approach to multiple testing",
    journal: "Journal of the Royal Statistical Society B 57(1)",
    doi: "10.1111/j.2517-6161.1995.tb02031.x",
  },
  {
    use: "Ranks that a company may have",
    authors: "M. Mogstad, J. P. Romano, A. M. Shaikh, D. Wilhelm",
    year: 2024,
    title:
      "Inference for ranks with applications to mobility across neighbourhoods and academic achievement across countries",
    journal: "The Review of Economic Studies 91(1)",
    doi: "10.1093/restud/rdad006",
  },
];

/** Address of a paper; some old identifiers hold characters that addresses do not. */
export function paperUrl({ doi }: Pick<Paper, "doi">): string {
  return `https://doi.org/${encodeURIComponent(doi).replaceAll("%2F", "/")}`;
}
