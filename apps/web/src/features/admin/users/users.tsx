import { PageHead } from "../list/page-head.tsx";

export default function Users() {
  return <PageHead title="Users" />;
}
