import type { CompanyQuestion, CompanySuggestion } from "@standings/domain";
import { useNavigate } from "@tanstack/react-router";
import { Columns2, Ellipsis, EyeOff, ListOrdered, Undo2 } from "lucide-react";
import { IconButton } from "../../components/ui/button.tsx";
import { Menu, MenuContent, MenuItem, MenuTrigger } from "../../components/ui/menu.tsx";
import { archivedLocation, sharedLocation } from "../../lib/search/locations.ts";
import { useChangeField } from "./use-change-field.ts";
import { useCompanyView } from "./use-company-view.ts";

interface QuestionMenuProps {
  readonly company: CompanySuggestion;
  readonly question: CompanyQuestion;
}

/** What else can be done with a question: open its ranking, leave it out of the field. */
export function QuestionMenu({ company, question }: QuestionMenuProps) {
  const { kind, prompt, searchId, isOwn, origin, first } = question;
  const { change } = useChangeField(company.domain);
  const navigate = useNavigate();
  const { open } = useCompanyView();
  const location = isOwn ? archivedLocation : sharedLocation;
  return (
    <Menu>
      <MenuTrigger asChild>
        <IconButton of={Ellipsis} label={`More about “${prompt}”`} />
      </MenuTrigger>
      <MenuContent className="w-60">
        {first && first.domain !== company.domain && (
          <MenuItem icon={Columns2} onSelect={() => open({ against: first.domain })}>
            Against {first.name}
          </MenuItem>
        )}
        <MenuItem icon={ListOrdered} onSelect={() => void navigate(location(kind, searchId))}>
          Open the ranking
        </MenuItem>
        {origin === "added" ? (
          <MenuItem icon={Undo2} onSelect={() => change({ kind, prompt }, "found")}>
            Take back what I added
          </MenuItem>
        ) : (
          <MenuItem icon={EyeOff} onSelect={() => change({ kind, prompt }, "left_out")}>
            Leave out of my field
          </MenuItem>
        )}
      </MenuContent>
    </Menu>
  );
}
