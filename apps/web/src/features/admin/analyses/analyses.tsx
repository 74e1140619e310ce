import { PageHead } from "../list/page-head.tsx";

export default function Analyses() {
  return <PageHead title="Company Analysis" />;
}
