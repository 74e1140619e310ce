import { SaxesParser, type SaxesTagPlain } from "saxes";

const MAX_BYTES = 24 * 1024;
const MAX_DEPTH = 32;

const SVG_NAMESPACE = "http://www.w3.org/2000/svg";

/** Shapes, groups and what describes them. All else is refused: references, texts, pictures, filters, scripts, animation. */
const ELEMENTS: ReadonlySet<string> = new Set([
  ...["svg", "g", "path", "rect", "circle", "ellipse", "line", "polyline", "polygon"],
  ...["title", "desc", "defs", "style"],
]);

/** Form and colour of shapes. No dashes: a long line of short ones takes for ever. */
const ATTRIBUTES: ReadonlySet<string> = new Set([
  ...["version", "baseprofile", "preserveaspectratio", "viewbox", "style", "type", "display", "visibility"],
  ...["width", "height", "x", "y", "x1", "x2", "y1", "y2", "cx", "cy", "r", "rx", "ry", "d", "points"],
  ...["transform", "color", "fill", "fill-rule", "fill-opacity", "opacity", "clip-rule", "overflow"],
  ...["stroke", "stroke-width", "stroke-opacity", "stroke-linecap", "stroke-linejoin", "stroke-miterlimit"],
  ...["shape-rendering", "enable-background", "vector-effect", "paint-order"],
]);

/** Names and notes, which draw nothing. */
const NOTE = /^(id|class|role|lang|tabindex|focusable|xmlns|(xmlns:|xml:|data-|aria-)[\w-]+)$/;

/** What refers to something or is costly, in the values of attributes and in styles; a backslash could hide it. */
const REFUSED_VALUE = /url|@|\\|dasharray|filter|mask|clip-path|marker/i;

class RefusedSvgError extends Error {}

/**
 * Whether the bytes are an SVG of plain shapes: well-formed, small, and without anything that refers to something
 * else, in the picture or outside. Read by an XML parser in one pass: entities and other tricks with characters are
 * resolved before they are judged.
 */
export function isPlainSvg(bytes: Buffer): boolean {
  if (bytes.length > MAX_BYTES) return false;
  try {
    readPlainSvg(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
    return true;
  } catch {
    return false;
  }
}

/** Throws for everything that is no plain SVG. */
function readPlainSvg(text: string): void {
  const parser = new SaxesParser();
  const open: string[] = [];
  const checkText = (value: string) => {
    if (open.at(-1) === "style") checkValue(value);
  };
  parser.on("error", refuse);
  parser.on("doctype", refuse);
  parser.on("processinginstruction", refuse);
  parser.on("cdata", checkText);
  parser.on("text", checkText);
  parser.on("xmldecl", ({ encoding }) => {
    // Another decoder than this one would read another picture.
    if (encoding !== undefined && !/^utf-8$/i.test(encoding)) refuse();
  });
  parser.on("opentag", (tag) => {
    if (open.length >= MAX_DEPTH) refuse();
    checkTag(tag, open.length === 0);
    open.push(tag.name);
  });
  parser.on("closetag", () => void open.pop());
  parser.write(text).close();
}

function checkTag({ name, attributes }: SaxesTagPlain, isRoot: boolean): void {
  if (!ELEMENTS.has(name)) refuse();
  if (isRoot && (name !== "svg" || attributes.xmlns !== SVG_NAMESPACE)) refuse();
  for (const [attribute, value] of Object.entries(attributes)) {
    if (NOTE.test(attribute)) continue;
    if (!ATTRIBUTES.has(attribute.toLowerCase())) refuse();
    checkValue(value);
  }
}

function checkValue(value: string): void {
  if (REFUSED_VALUE.test(value)) refuse();
}

function refuse(): never {
  throw new RefusedSvgError("Not a plain SVG");
}
