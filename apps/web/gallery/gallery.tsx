// `/gallery` of `npm run dev`: every component of components/ui with every variant, in both themes.
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import { Bell, Copy, Search, Trash2 } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { createRoot } from "react-dom/client";
import { Badge, SandboxBadge } from "../src/components/ui/badge.tsx";
import { Banner } from "../src/components/ui/banner.tsx";
import { Button, ButtonLink, IconButton } from "../src/components/ui/button.tsx";
import { Chip } from "../src/components/ui/chip.tsx";
import { CodeField } from "../src/components/ui/code-field.tsx";
import { Dialog, DialogClose, DialogTitle } from "../src/components/ui/dialog.tsx";
import { Field, FormError } from "../src/components/ui/field.tsx";
import { FormDialog } from "../src/components/ui/form-dialog.tsx";
import { Icon } from "../src/components/ui/icon.tsx";
import { FRAMED_INPUT, inputFrame, Select } from "../src/components/ui/input-frame.tsx";
import { LevelMeter } from "../src/components/ui/level-meter.tsx";
import { LoadFailed, PartFailed } from "../src/components/ui/load-failed.tsx";
import { Loading, Skeleton, Spinner } from "../src/components/ui/loading.tsx";
import { CountBar, KeyCap, NumberMark } from "../src/components/ui/marks.tsx";
import { Marquee, MOVING, PauseControl, SkipStrip } from "../src/components/ui/marquee.tsx";
import {
  Menu,
  MenuCheckboxItem,
  MenuContent,
  MenuHeading,
  MenuItem,
  MenuItemIndicator,
  MenuNote,
  MenuRadioGroup,
  MenuRadioItem,
  MenuSeparator,
  MenuTrigger,
} from "../src/components/ui/menu.tsx";
import { menuItemStyle } from "../src/components/ui/menu-item.ts";
import { NewPasswordFields } from "../src/components/ui/new-password-fields.tsx";
import { Notice } from "../src/components/ui/notice.tsx";
import { PasswordField } from "../src/components/ui/password-field.tsx";
import { PathLink } from "../src/components/ui/path-link.tsx";
import { Popover, PopoverContent, PopoverTrigger } from "../src/components/ui/popover.tsx";
import { RankBadge } from "../src/components/ui/rank-badge.tsx";
import { SegmentField } from "../src/components/ui/segment-field.tsx";
import { SelectField } from "../src/components/ui/select-field.tsx";
import { ShareButton } from "../src/components/ui/share-button.tsx";
import { SubmitButton } from "../src/components/ui/submit-button.tsx";
import { Switch } from "../src/components/ui/switch.tsx";
import { ColumnName, Table } from "../src/components/ui/table.tsx";
import { Tabs } from "../src/components/ui/tabs.tsx";
import { TextAreaField } from "../src/components/ui/text-area-field.tsx";
import { TextAnchor, TextButton, TextLink } from "../src/components/ui/text-link.tsx";
import { showToast } from "../src/components/ui/toaster.tsx";
import { Defined, Tooltip } from "../src/components/ui/tooltip.tsx";
import "../src/styles/app.css";

const nothing = () => undefined;

interface PartProps {
  readonly title: string;
  /** One below the other, as in a form. */
  readonly isColumn?: boolean;
  readonly children: ReactNode;
}

function Part({ title, isColumn = false, children }: PartProps) {
  return (
    <section className="border-t border-line-2 py-6">
      <h2 className="pb-4 text-lg font-strong">{title}</h2>
      <div className={isColumn ? "grid max-w-105 gap-4" : "flex flex-wrap items-center gap-3"}>
        {children}
      </div>
    </section>
  );
}

const VARIANTS = ["primary", "secondary", "ghost", "danger"] as const;

function Buttons() {
  return (
    <>
      <Part title="Button">
        {VARIANTS.map((variant) => (
          <Button key={variant} variant={variant}>
            {variant}
          </Button>
        ))}
        {(["sm", "md", "lg"] as const).map((size) => (
          <Button key={size} size={size}>
            Size {size}
          </Button>
        ))}
        <IconButton of={Copy} label="Copy" />
        <Button pending>Pending</Button>
        <Button disabled>Disabled</Button>
        <Button variant="primary" keepsInk aria-disabled>
          Blocked, in ink
        </Button>
      </Part>
      <Part title="SubmitButton, ShareButton, ButtonLink">
        <SubmitButton pending={false}>Send</SubmitButton>
        <SubmitButton pending size="md">
          Sending
        </SubmitButton>
        <SubmitButton pending={false} blocked size="md">
          Blocked
        </SubmitButton>
        <ShareButton title="A ranking" text="See it" />
        <ShareButton title="A ranking" text="See it" isLabelled />
        <ButtonLink to="/" variant="primary">
          ButtonLink
        </ButtonLink>
      </Part>
      <Part title="TextLink, TextAnchor, TextButton, PathLink">
        <TextLink to="/">TextLink</TextLink>
        <TextAnchor href="/gallery" touch="inline">
          TextAnchor
        </TextAnchor>
        <TextButton touch="line">TextButton</TextButton>
        <PathLink href="/gallery">PathLink</PathLink>
      </Part>
      <Part title="Chip">
        {(["choice", "filter"] as const).map((kind) =>
          [false, true].map((isPressed) => (
            <Chip key={`${kind} ${isPressed}`} kind={kind} aria-pressed={isPressed}>
              {kind === "choice" && <Icon of={Bell} />}
              {kind}
              {isPressed && ", pressed"}
            </Chip>
          )),
        )}
        <Chip kind="choice" aria-disabled>
          <Icon of={Bell} />
          choice, disabled
        </Chip>
      </Part>
    </>
  );
}

const TONES = ["plain", "line", "mark", "ink", "sandbox", "good", "waiting", "bad"] as const;
const RANK_SIZES = ["md", "lg", "column", "wide", "average", "page"] as const;

function Marks() {
  return (
    <>
      <Part title="Badge">
        {TONES.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
        <Badge size="sm">small</Badge>
        <SandboxBadge>No money moves.</SandboxBadge>
      </Part>
      <Part title="RankBadge">
        {[1, 3, 5, 9, null].map((rank) => (
          <RankBadge key={String(rank)} rank={rank} />
        ))}
        <RankBadge rank={4} isHidden />
        {RANK_SIZES.map((size) => (
          <RankBadge key={size} rank={2} size={size} prefix="#" />
        ))}
      </Part>
      <Part title="Icon, KeyCap, NumberMark, CountBar, LevelMeter">
        {(["xs", "sm", "md", "lg", "xl"] as const).map((size) => (
          <Icon key={size} of={Search} size={size} />
        ))}
        <KeyCap>Esc</KeyCap>
        <NumberMark number={1} />
        <NumberMark number={2} isFilled />
        <CountBar share={0} />
        <CountBar share={0.01} />
        <CountBar share={0.6} />
        {(["High", "Medium", "Low"] as const).map((level) => (
          <LevelMeter key={level} name="Impact" level={level} />
        ))}
      </Part>
      <Part title="Spinner, Loading, Skeleton">
        <Spinner />
        <Loading>Loading…</Loading>
        <Skeleton className="h-4 w-20" />
        <Skeleton className="h-10 w-20" isCard />
      </Part>
    </>
  );
}

function Fields() {
  const [code, setCode] = useState("12");
  const [password, setPassword] = useState("");
  const [isOn, setOn] = useState(true);
  const [segment, setSegment] = useState<"list" | "grid">("list");
  return (
    <>
      <Part title="Field, TextAreaField, SelectField" isColumn>
        <Field label="Name" hint="As others see it" defaultValue="Maya" />
        <Field label="Name" error="Please give a name" />
        <Field label="Name" disabled defaultValue="Disabled" />
        <TextAreaField label="Message" rows={2} />
        <SelectField label="Country">
          <option>Norway</option>
        </SelectField>
        <FormError>The form was refused.</FormError>
      </Part>
      <Part title="inputFrame, Select" isColumn>
        {(["md", "low"] as const).map((height) => (
          <label key={height} className={inputFrame({ height })}>
            <Icon of={Search} />
            <input className={FRAMED_INPUT} placeholder={height} aria-label={height} />
          </label>
        ))}
        <label className={inputFrame({ isBad: true })}>
          <input className={FRAMED_INPUT} placeholder="bad" aria-label="bad" />
        </label>
        <span className={inputFrame({ isFilled: true, height: "low" })}>
          <Select className="px-3" aria-label="Order">
            <option>Newest</option>
          </Select>
        </span>
      </Part>
      <Part title="PasswordField, NewPasswordFields, CodeField" isColumn>
        <PasswordField label="Password" />
        <NewPasswordFields
          label="New password"
          password={password}
          confirmed=""
          onPassword={setPassword}
          onConfirmed={nothing}
        />
        <CodeField label="Code" value={code} onChange={setCode} />
        <CodeField label="Code" value="123" error="This code is wrong" onChange={nothing} />
      </Part>
      <Part title="Switch, SegmentField" isColumn>
        <Switch label="On or off" checked={isOn} onChange={setOn} />
        <Switch label="Disabled" checked={false} onChange={nothing} disabledReason="Not with this plan" />
        <SegmentField
          label="View"
          options={{ list: "List", grid: "Grid" }}
          value={segment}
          onChange={setSegment}
        />
      </Part>
    </>
  );
}

const DIALOG_SIZES = ["auth", "form", "packs", "details", "text", "palette", "editor", "screen"] as const;

/** Lines that hold a choice. */
function ChoiceLines() {
  const [order, setOrder] = useState("newest");
  const [isOn, setOn] = useState(true);
  return (
    <>
      <MenuRadioGroup value={order} onValueChange={setOrder}>
        {["newest", "oldest"].map((one) => (
          <MenuRadioItem key={one} value={one} className={menuItemStyle()}>
            {one}
            <MenuItemIndicator className="ml-auto">✓</MenuItemIndicator>
          </MenuRadioItem>
        ))}
      </MenuRadioGroup>
      <MenuCheckboxItem checked={isOn} onCheckedChange={setOn} className={menuItemStyle()}>
        Checkbox
        <MenuItemIndicator className="ml-auto">✓</MenuItemIndicator>
      </MenuCheckboxItem>
    </>
  );
}

function Surfaces() {
  const [open, setOpen] = useState<(typeof DIALOG_SIZES)[number] | "with form" | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <Part title="Banner, Notice, LoadFailed, PartFailed" isColumn>
        <Banner tone="plain" icon={Bell} title="Plain" text="Something happened." />
        <Banner tone="warn" icon={Bell} title="Warning" text="Something is wrong.">
          <Button size="sm">Mend it</Button>
        </Banner>
        <Notice title="A plain notice">With a sentence.</Notice>
        <Notice title="A bad notice" tone="bad" actions={<Button>Again</Button>} />
        <LoadFailed title="The list could not be loaded" onRetry={nothing} />
        <PartFailed what="The figures could not be loaded" onRetry={nothing} />
      </Part>
      <Part title="Tooltip, Defined, Popover, Menu">
        <Tooltip text="What it does">
          <Button>Tooltip</Button>
        </Tooltip>
        <Defined text="What it means">Defined</Defined>
        <Popover>
          <PopoverTrigger className="underline">Popover</PopoverTrigger>
          <PopoverContent label="More">Its content</PopoverContent>
        </Popover>
        <Menu>
          <MenuTrigger className="underline">Menu</MenuTrigger>
          <MenuContent>
            <MenuHeading>Heading</MenuHeading>
            <MenuItem icon={Copy} note="⌘C" onSelect={nothing}>
              Copy
            </MenuItem>
            <MenuItem icon={Bell} disabled onSelect={nothing}>
              Disabled
            </MenuItem>
            <MenuSeparator />
            <ChoiceLines />
            <MenuSeparator />
            <MenuItem icon={Trash2} isDangerous onSelect={nothing}>
              Delete
            </MenuItem>
            <MenuNote>A note</MenuNote>
          </MenuContent>
        </Menu>
      </Part>
      <Part title="Dialog, FormDialog, toasts">
        {DIALOG_SIZES.map((size) => (
          <Button key={size} onClick={() => setOpen(size)}>
            Dialog {size}
          </Button>
        ))}
        <Button onClick={() => setOpen("with form")}>FormDialog</Button>
        {(["success", "error", "info"] as const).map((kind) => (
          <Button key={kind} onClick={() => showToast(kind, `A toast: ${kind}`)}>
            {kind}
          </Button>
        ))}
        {open !== null && open !== "with form" && (
          <Dialog size={open} onClose={close}>
            <div className="p-6">
              <DialogTitle>A dialog</DialogTitle>
              <DialogClose />
            </div>
          </Dialog>
        )}
        {open === "with form" && (
          <FormDialog title="A form" action="Save" isPending={false} onSubmit={close} onClose={close}>
            <Field label="Name" />
          </FormDialog>
        )}
      </Part>
    </>
  );
}

const COMPANIES = ["Acme", "Globex", "Initech", "Umbrella", "Hooli", "Stark"];

function Lists() {
  const id = useId();
  const [tab, setTab] = useState<"first" | "second">("first");
  return (
    <>
      <Part title="Tabs">
        {(["line", "bare", "segments"] as const).map((look) => (
          <Tabs
            key={look}
            look={look}
            label={look}
            idPrefix={`${id}${look}`}
            items={[
              { id: "first", label: "First" },
              { id: "second", label: "Second" },
            ]}
            selected={tab}
            onSelect={setTab}
          />
        ))}
      </Part>
      <Part title="Table">
        <Table>
          <thead>
            <tr>
              <ColumnName>Company</ColumnName>
              <ColumnName>Rank</ColumnName>
            </tr>
          </thead>
          <tbody>
            <tr>
              <td>Acme</td>
              <td>
                <RankBadge rank={1} />
              </td>
            </tr>
          </tbody>
        </Table>
      </Part>
      <Part title="Marquee, PauseControl, SkipStrip">
        <div className={`${MOVING} min-w-0`}>
          <SkipStrip label="companies" to={`${id}after`} />
          <Marquee
            label="Companies"
            items={COMPANIES}
            keyOf={(name) => name}
            render={(name) => <Badge>{name}</Badge>}
            minItemsToMove={3}
            pace="prompts"
          />
          <PauseControl label="companies" />
          <p id={`${id}after`}>What follows the strip.</p>
        </div>
      </Part>
    </>
  );
}

function Gallery() {
  return (
    <main className="grid md:grid-cols-2">
      {(["light", "dark"] as const).map((theme) => (
        <div key={theme} className="min-w-0 bg-paper p-6 text-ink" style={{ colorScheme: theme }}>
          <h1 className="pb-6 text-2xl font-strong">Components, {theme}</h1>
          <Buttons />
          <Marks />
          <Fields />
          <Surfaces />
          <Lists />
        </div>
      ))}
    </main>
  );
}

const router = createRouter({
  routeTree: createRootRoute({ component: Gallery }),
  history: createMemoryHistory(),
});
const root = document.createElement("div");
document.body.append(root);
createRoot(root).render(<RouterProvider router={router as never} />);
