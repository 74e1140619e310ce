import { type BrandRecord, IMAGE_CHOICE } from "@standings/domain";
import { useMutation } from "@tanstack/react-query";
import { ImagePlus } from "lucide-react";
import { useRef } from "react";
import { Button } from "../../components/ui/button.tsx";
import { FormError } from "../../components/ui/field.tsx";
import { Icon } from "../../components/ui/icon.tsx";
import { trpc } from "../../lib/api/trpc.ts";
import { sendImage } from "../../lib/send-image.ts";
import { showBrand } from "./use-change-brand.ts";

/** The picture in the head of reports and shared pages; saved at once. */
export function AgencyLogo({ brand }: { brand: BrandRecord }) {
  const utils = trpc.useUtils();
  const input = useRef<HTMLInputElement>(null);
  const remove = trpc.brands.removeLogo.useMutation({
    onSuccess: (changed) => showBrand(utils, changed),
    meta: { failed: "The logo could not be removed" },
  });
  const send = useMutation({
    mutationFn: (file: File) => sendImage(`/api/brands/${brand.id}/logo`, file),
    onSuccess: () => utils.brands.byId.invalidate({ brandId: brand.id }),
  });
  const logoUrl = brand.agency?.logoUrl ?? null;
  return (
    <div className="grid gap-2">
      <span className="text-sm font-medium">Logo</span>
      <div className="flex flex-wrap items-center gap-3">
        {logoUrl !== null && (
          <img
            src={logoUrl}
            alt="Logo of the agency"
            className="h-10 max-w-45 rounded-1 bg-white object-contain p-1"
          />
        )}
        <Button
          size="sm"
          pending={send.isPending}
          disabled={send.isPending}
          onClick={() => input.current?.click()}
        >
          {!send.isPending && <Icon of={ImagePlus} />}
          {logoUrl === null ? "Add a logo" : "Replace"}
        </Button>
        {logoUrl !== null && (
          <Button
            variant="ghost"
            size="sm"
            disabled={remove.isPending}
            onClick={() => remove.mutate({ brandId: brand.id })}
          >
            Remove
          </Button>
        )}
        <input
          ref={input}
          type="file"
          accept={IMAGE_CHOICE.accept}
          className="sr-only"
          aria-label="Picture of the logo"
          tabIndex={-1}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) send.mutate(file);
            target.value = "";
          }}
        />
      </div>
      <FormError>{send.error?.message ?? null}</FormError>
    </div>
  );
}
