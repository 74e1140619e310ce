/** The sections of a company's report inside its post (spec part 2 §2). */
export function CompanyReportSections({ domain }: { domain: string }) {
  return <p>Analysis Pending: {domain}</p>;
}
