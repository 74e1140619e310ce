import { PageHead } from "../list/page-head.tsx";

export default function Dashboard() {
  return <PageHead title="Dashboard" />;
}
