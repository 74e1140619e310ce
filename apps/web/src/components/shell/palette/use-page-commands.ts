import { PUBLIC_PAGES } from "@standings/domain";
import { useNavigate } from "@tanstack/react-router";
import {
  History,
  House,
  type LucideIcon,
  Mail,
  Newspaper,
  Radar,
  Ruler,
  Scale,
  ShieldCheck,
  TrendingUp,
  Wallet,
} from "lucide-react";
import { useSession } from "../../../lib/session/session.ts";
import type { PaletteCommand } from "./command.ts";

interface Page {
  readonly label: string;
  readonly href: string;
  readonly icon: LucideIcon;
  readonly also?: string;
}

const PAGES: readonly Page[] = [
  { label: "Home", href: "/", icon: House, also: "start new search" },
  { label: "Trending", href: "/trending", icon: TrendingUp, also: "prompts sectors" },
  { label: PUBLIC_PAGES.blog.title, href: "/blog", icon: Newspaper, also: "posts articles reports" },
  { label: "Pricing", href: "/pricing", icon: Wallet, also: "credits packs buy" },
  {
    label: PUBLIC_PAGES.method.title,
    href: PUBLIC_PAGES.method.path,
    icon: Ruler,
    also: "method statistics ranges agreement",
  },
  { label: "Contact", href: "/contact", icon: Mail, also: "support help sales message" },
  { label: PUBLIC_PAGES.privacy.title, href: "/privacy", icon: ShieldCheck, also: "data cookies" },
  { label: PUBLIC_PAGES.terms.title, href: "/terms", icon: Scale, also: "legal conditions" },
];
const BRANDS: Page = {
  label: "Brands",
  href: "/brands",
  icon: Radar,
  also: "watch competitors visibility alerts",
};
const HISTORY: Page = {
  label: "History",
  href: "/profile",
  icon: History,
  also: "profile my prompts searches",
};

export function usePageCommands(): readonly PaletteCommand[] {
  const navigate = useNavigate();
  const { status } = useSession();
  const pages = status === "signed-in" ? [BRANDS, HISTORY, ...PAGES] : PAGES;
  return pages.map(({ href, ...page }) => ({ ...page, id: href, run: () => void navigate({ href }) }));
}
