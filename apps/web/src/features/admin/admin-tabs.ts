import {
  BarChart2,
  Bot,
  Globe,
  History,
  LayoutDashboard,
  type LucideIcon,
  Mail,
  Newspaper,
  Search,
  Users,
} from "lucide-react";

/** Tabs of the panel in their order (spec part 2 §2); the first one has no segment of its own. */
export const ADMIN_TABS = [
  { id: "", label: "Dashboard", icon: LayoutDashboard },
  { id: "users", label: "Users", icon: Users },
  { id: "searches", label: "Searches", icon: Search },
  { id: "company-analysis", label: "Company Analysis", icon: BarChart2 },
  { id: "company-sites", label: "Company Sites", icon: Globe },
  { id: "blog", label: "Blog", icon: Newspaper },
  { id: "contact-forms", label: "Contact Forms", icon: Mail },
  { id: "models", label: "Models", icon: Bot },
  { id: "changes", label: "Changes", icon: History },
] as const satisfies readonly { id: string; label: string; icon: LucideIcon }[];

export type AdminTab = (typeof ADMIN_TABS)[number]["id"];
