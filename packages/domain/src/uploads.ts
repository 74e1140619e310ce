/** Pictures that are uploaded: of posts (spec part 2 §§5, 7 and 8), and logos in the heads of reports. */

/** A picture that is chosen, and what is said when it cannot be taken. */
export const IMAGE_CHOICE = {
  maxBytes: 5 * 1024 * 1024,
  accept: "image/jpeg,image/png,image/gif,image/webp",
  noImage: "Please select an image file",
  tooLarge: "Image size must be less than 5MB",
  failed: "Upload failed",
  noFiles: "No valid files to upload",
} as const;

/** Files of one call. */
export const UPLOAD_FILES_MAX = 10;

/** Widths in which a picture is kept, pixels: those below its own, and its own up to the largest. */
export const UPLOAD_WIDTHS = [480, 960, 1600] as const;
export const UPLOAD_WIDTH_MAX = 1600;

const FOLDER = "/uploads/";
const NAME = /^[\da-f]{32}-\d{1,4}\.webp$/;
const PATHS = new RegExp(`${FOLDER}${NAME.source.slice(1, -1)}`, "g");

/** A picture in one width. `hash`: of its largest form, 32 hex digits. */
export function uploadName(hash: string, width: number): string {
  return `${hash}-${width}.webp`;
}

export function uploadPath(name: string): string {
  return `${FOLDER}${name}`;
}

/** Pictures that come with the product, in posts. */
const OWN_PICTURE = /^\/blog\/images\/[\w-]{1,200}\.(?:svg|webp|png)$/;

/** Whether a path is that of a picture of ours: uploaded, or one that came with the product. */
export function isPicturePath(path: string): boolean {
  return uploadNameOf(path) !== null || OWN_PICTURE.test(path);
}

/** Whether a file could be one of ours: no other name is ever looked for. */
export function isUploadName(name: string): boolean {
  return NAME.test(name);
}

/** The widths to keep of a picture that is `width` pixels wide. */
export function uploadWidths(width: number): number[] {
  const own = Math.min(width, UPLOAD_WIDTH_MAX);
  return [...UPLOAD_WIDTHS.filter((known) => known < own), own];
}

/** The file that a path names; null for a path that is none of ours. */
export function uploadNameOf(path: string): string | null {
  const name = path.startsWith(FOLDER) ? path.slice(FOLDER.length) : "";
  return isUploadName(name) ? name : null;
}

/** The paths of uploaded pictures in a text, each once. */
export function uploadPathsIn(text: string): string[] {
  return [...new Set(text.match(PATHS))];
}

/** The files of a picture by their widths, from the path of its largest form; none for any other path. */
export function uploadFiles(path: string): { readonly name: string; readonly width: number }[] {
  const [hash = "", largest = ""] = uploadNameOf(path)?.replace(".webp", "").split("-") ?? [];
  return hash === ""
    ? []
    : uploadWidths(Number(largest)).map((width) => ({ name: uploadName(hash, width), width }));
}

/** `srcset` of a picture, from the path of its largest form; null for any other path. */
export function uploadSources(path: string): string | null {
  const sources = uploadFiles(path).map(({ name, width }) => `${uploadPath(name)} ${width}w`);
  return sources.length === 0 ? null : sources.join(", ");
}
