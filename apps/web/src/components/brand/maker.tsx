import { makerSprite } from "virtual:maker-assets";
import { findModel, type Maker } from "@standings/domain";
import type { SVGProps } from "react";

interface MakerGlyphProps extends SVGProps<SVGUseElement> {
  readonly maker: Maker | undefined;
}

/** A model maker's mark inside an svg, in the current colour. */
export function MakerGlyph({ maker, ...place }: MakerGlyphProps) {
  return maker ? <use href={`${makerSprite}#${maker}`} {...place} /> : null;
}

interface DiscProps {
  readonly maker: Maker | undefined;
  /** out: not listed; mute: no answer. */
  readonly variant?: "full" | "out" | "mute";
  readonly className?: string;
  readonly lit?: boolean;
}

const VARIANTS = { full: "disc", out: "disc disc-out", mute: "disc disc-mute" };

/** The maker's mark on its hue. Decorative: the model's name stands beside it. */
export function Disc({ maker, variant = "full", className = "", lit }: DiscProps) {
  return (
    <span
      className={`${VARIANTS[variant]} ${className}`}
      data-maker={maker ?? "none"}
      data-lit={lit}
      aria-hidden="true"
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <MakerGlyph maker={maker} width="24" height="24" />
      </svg>
    </span>
  );
}

export function ModelDisc({ model, ...rest }: Omit<DiscProps, "maker"> & { model: string }) {
  return <Disc maker={findModel(model)?.provider} {...rest} />;
}
