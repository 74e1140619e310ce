import { makerSprite } from "virtual:maker-assets";
import type { Maker, ModelId } from "@standings/domain";
import type { SVGProps } from "react";
import { useCatalogue } from "../../lib/html/catalogue.tsx";
import { cva, type VariantProps } from "../ui/variants.ts";
import { makerHue } from "./hue.ts";

interface MakerGlyphProps extends SVGProps<SVGUseElement> {
  readonly maker: Maker | undefined;
}

/** A model maker's mark inside an svg, in the current colour. */
export function MakerGlyph({ maker, ...place }: MakerGlyphProps) {
  return maker ? <use href={`${makerSprite}#${maker}`} {...place} /> : null;
}

const discStyle = cva("grid flex-none place-items-center rounded-full", {
  variants: {
    variant: {
      full: "bg-(--hue) text-on-maker *:size-[66%]",
      /** Not listed. */
      out: "relative text-(--hue) *:size-[56%] before:absolute before:inset-0 before:rounded-full before:border-[1.2px] before:border-dashed before:border-(--hue) before:opacity-90",
      /** No answer. */
      mute: "relative bg-line-2 text-ink-3 *:size-[66%] after:absolute after:-inset-y-px after:left-[calc(50%-0.75px)] after:w-[1.5px] after:rotate-45 after:bg-ink-2",
    },
    size: {
      "2xs": "size-3.25",
      xs: "size-3.75",
      sm: "size-4",
      md: "size-4.5",
      lg: "size-5",
      xl: "size-6",
    },
  },
  defaultVariants: { variant: "full", size: "lg" },
});

interface DiscProps extends VariantProps<typeof discStyle> {
  readonly maker: Maker | undefined;
  readonly isHighlighted?: boolean;
  readonly className?: string;
}

/** The maker's mark on its hue. Decorative: the model's name is next to it. Sizes 13, 15, 16, 18, 20 and 24 px. */
export function Disc({ maker, variant, size, isHighlighted, className = "" }: DiscProps) {
  return (
    <span
      className={discStyle({ variant, size, className: `${makerHue(maker)} ${className}` })}
      data-highlighted={isHighlighted}
      aria-hidden="true"
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <MakerGlyph maker={maker} width="24" height="24" />
      </svg>
    </span>
  );
}

export function ModelDisc({ model, ...rest }: Omit<DiscProps, "maker"> & { model: string }) {
  const catalogue = useCatalogue();
  return <Disc maker={catalogue.describeModel(model)?.provider} {...rest} />;
}

/** Which disc is which model. */
export function ModelLegend({ models, className }: { models: readonly ModelId[]; className: string }) {
  const catalogue = useCatalogue();
  return (
    <ul className={`flex flex-wrap gap-x-5 gap-y-1 text-sm text-ink-2 ${className}`} aria-label="Models">
      {models.map((model) => (
        <li key={model} className="flex items-center gap-1.5">
          <ModelDisc model={model} size="xs" />
          {catalogue.modelName(model)}
        </li>
      ))}
    </ul>
  );
}

export function ModelName({ of }: { of: ModelId }) {
  return useCatalogue().modelName(of);
}
