import { PageHead } from "../list/page-head.tsx";

export default function Models() {
  return <PageHead title="Models" />;
}
