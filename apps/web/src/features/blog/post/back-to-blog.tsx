import { Link } from "@tanstack/react-router";
import { ArrowLeft } from "lucide-react";
import { Icon } from "../../../components/ui/icon.tsx";

export function BackToBlog() {
  return (
    <Link
      to="/blog"
      className="-mt-2.5 mb-3.5 inline-flex min-h-10 items-center gap-2 font-medium text-ink-2 hover:text-ink"
    >
      <Icon of={ArrowLeft} size="sm" />
      Back to Blog
    </Link>
  );
}
