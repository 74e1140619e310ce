import { PageHead } from "../list/page-head.tsx";

export default function Changes() {
  return <PageHead title="Changes" />;
}
