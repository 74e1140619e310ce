import { PageHead } from "../list/page-head.tsx";

export default function Searches() {
  return <PageHead title="Searches" />;
}
