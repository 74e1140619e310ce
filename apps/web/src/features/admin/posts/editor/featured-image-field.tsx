import { BLOG_LIMITS, IMAGE_CHOICE } from "@standings/domain";
import { ImagePlus, Upload } from "lucide-react";
import { type ClipboardEvent, type DragEvent, useEffect, useRef, useState } from "react";
import { Button } from "../../../../components/ui/button.tsx";
import { Field, FormError } from "../../../../components/ui/field.tsx";
import { Icon } from "../../../../components/ui/icon.tsx";
import type { PostForm } from "./post-form.ts";
import { uploadImage } from "./upload-image.ts";
import type { ChangeForm } from "./use-post-form.ts";

interface FeaturedImageFieldProps {
  readonly form: Pick<PostForm, "featuredImage" | "featuredImageAlt">;
  readonly onChange: ChangeForm;
}

/** The picture of lists and of the post's head, by button, paste or drop, and its text for those who do not see it. */
export function FeaturedImageField({
  form: { featuredImage, featuredImageAlt },
  onChange,
}: FeaturedImageFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const { isPending, error, upload } = useUpload((path) => onChange({ featuredImage: path }));
  const take = (event: ClipboardEvent | DragEvent, [file]: FileList | readonly File[]) => {
    if (!file) return;
    event.preventDefault();
    void upload(file);
  };
  return (
    <fieldset
      className="grid gap-2"
      onPaste={(event) => take(event, event.clipboardData.files)}
      onDragOver={(event) => event.dataTransfer.types.includes("Files") && event.preventDefault()}
      onDrop={(event) => take(event, event.dataTransfer.files)}
    >
      <legend className="pb-1.5 text-sm font-medium">Featured image</legend>
      {featuredImage !== null && (
        <img
          src={featuredImage}
          alt={featuredImageAlt}
          className="aspect-video w-full rounded-2 bg-sunken object-cover"
        />
      )}
      <div className="flex flex-wrap items-center gap-2">
        <Button size="sm" pending={isPending} disabled={isPending} onClick={() => input.current?.click()}>
          {!isPending && <Icon of={featuredImage === null ? ImagePlus : Upload} />}
          {featuredImage === null ? "Add image" : "Replace"}
        </Button>
        {featuredImage !== null && (
          <Button
            variant="ghost"
            size="sm"
            onClick={() => onChange({ featuredImage: null, featuredImageAlt: "" })}
          >
            Remove
          </Button>
        )}
        <span className="text-sm text-ink-3">JPG, PNG, GIF, WebP, up to 5MB</span>
      </div>
      <input
        ref={input}
        type="file"
        accept={IMAGE_CHOICE.accept}
        hidden
        aria-label="Featured image"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void upload(file);
          target.value = "";
        }}
      />
      <FormError>{error}</FormError>
      {featuredImage !== null && (
        <Field
          label="Alt text"
          hint="What the image shows"
          maxLength={BLOG_LIMITS.excerpt}
          value={featuredImageAlt}
          onChange={({ target }) => onChange({ featuredImageAlt: target.value })}
        />
      )}
    </fieldset>
  );
}

/** One upload at a time: a newer choice ends the one before. */
function useUpload(onUploaded: (path: string) => void) {
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  const upload = async (file: File) => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    setError(null);
    setPending(true);
    try {
      const { imageUrl } = await uploadImage(file, controller.signal);
      if (!controller.signal.aborted) onUploaded(imageUrl);
    } catch (failure) {
      if (!controller.signal.aborted && failure instanceof Error) setError(failure.message);
    }
    if (running.current === controller) setPending(false);
  };
  return { isPending, error, upload };
}
