import { PageHead } from "../list/page-head.tsx";

export default function Posts() {
  return <PageHead title="Blog" />;
}
