import { Monitor, Moon, Sun } from "lucide-react";
import { setTheme, type Theme, useTheme } from "../../lib/theme.ts";
import { Icon } from "../ui/icon.tsx";

export const THEMES = [
  { id: "system", label: "System theme", icon: Monitor },
  { id: "light", label: "Light theme", icon: Sun },
  { id: "dark", label: "Dark theme", icon: Moon },
] as const satisfies readonly { id: Theme; label: string; icon: typeof Sun }[];

export function ThemeControl() {
  const theme = useTheme();
  return (
    <fieldset className="noscript:hidden flex flex-none rounded-full border border-line-2 p-0.5">
      <legend className="sr-only">Theme</legend>
      {THEMES.map(({ id, label, icon }) => (
        <button
          key={id}
          type="button"
          aria-label={label}
          aria-pressed={theme === id}
          title={label}
          className="forced:chosen:border grid size-10 place-items-center rounded-full text-ink-3 hover:text-ink chosen:bg-hover chosen:text-ink"
          onClick={() => setTheme(id)}
        >
          <Icon of={icon} />
        </button>
      ))}
    </fieldset>
  );
}
