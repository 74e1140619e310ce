import { PageHead } from "../list/page-head.tsx";

export default function Contacts() {
  return <PageHead title="Contact Forms" />;
}
