import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";
import { cva, type VariantProps } from "./variants.ts";

const bannerStyle = cva("flex rounded-3 border px-4 py-3.5", {
  variants: {
    tone: { plain: "border-line-2 bg-sunken", warn: "border-warn-line bg-warn-tint" },
  },
});

interface BannerProps extends Required<Pick<VariantProps<typeof bannerStyle>, "tone">> {
  readonly icon: LucideIcon;
  readonly title: string;
  readonly text: ReactNode;
  /** Actions at the end; below the text on a phone. */
  readonly children?: ReactNode;
  /** Margins. */
  readonly className?: string;
}

/** Message for the whole page, above its content: the event and the next step. A warning is a landmark. */
export function Banner({ tone, icon, title, text, children, className = "" }: BannerProps) {
  const words = (
    <>
      <p className="font-strong">{title}</p>
      <p className="text-sm text-pretty text-ink-2">{text}</p>
    </>
  );
  if (tone === "plain") {
    return (
      <div className={bannerStyle({ tone, className: `items-start gap-3 ${className}` })} role="status">
        <Icon of={icon} size="lg" className="mt-px text-ink-3" />
        <div>{words}</div>
      </div>
    );
  }
  return (
    <section
      aria-label={title}
      className={bannerStyle({
        tone,
        className: `flex-wrap items-center gap-x-4 gap-y-3 sm:px-5 ${className}`,
      })}
    >
      <Icon of={icon} size="xl" className="self-start text-warn sm:self-center" />
      <div className="min-w-55 flex-1" role="status">
        {words}
      </div>
      {children}
    </section>
  );
}
