import { PROMPT_MAX_LENGTH } from "@standings/domain";
import { useNavigate } from "@tanstack/react-router";
import { Search } from "lucide-react";
import { type FormEvent, useRef } from "react";
import { Button } from "../../components/ui/button.tsx";
import { Icon } from "../../components/ui/icon.tsx";
import { FRAMED_INPUT, inputFrame } from "../../components/ui/input-frame.tsx";
import { useAddressText } from "../../lib/search/use-address-text.ts";

/** Searches the trending prompts of every sector; a plain form, so that it works without scripts. */
export function SearchForm({ text }: { text: string }) {
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  useAddressText(input, text);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const q = new FormData(event.currentTarget).get("q");
    void navigate({
      to: "/trending",
      search: { q: typeof q === "string" && q.trim() !== "" ? q : undefined },
    });
  };
  return (
    <search className="w-full sm:w-80">
      <form action="/trending" onSubmit={submit} className="flex gap-2">
        <div className={inputFrame({ height: "low" })}>
          <Icon of={Search} className="text-ink-3" />
          <input
            ref={input}
            type="text"
            className={FRAMED_INPUT}
            name="q"
            aria-label="Search trending prompts"
            placeholder="Search trending prompts"
            autoComplete="off"
            maxLength={PROMPT_MAX_LENGTH}
            defaultValue={text}
          />
        </div>
        <Button type="submit" size="sm">
          Search
        </Button>
      </form>
    </search>
  );
}
