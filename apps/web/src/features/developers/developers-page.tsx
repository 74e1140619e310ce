import { PUBLIC_PAGES } from "@standings/domain";
import { ExternalLink } from "lucide-react";
import { Contents } from "../../components/post/contents.tsx";
import { ButtonLink } from "../../components/ui/button.tsx";
import { Icon } from "../../components/ui/icon.tsx";
import { PageFrame } from "../../components/ui/page-frame.tsx";
import { TextLink } from "../../components/ui/text-link.tsx";
import { DEVELOPER_SECTIONS } from "./section.tsx";
import { Ask, Mcp, Resume, Start, Study } from "./sections/calling.tsx";
import { Errors, Limits, Tokens, Webhooks } from "./sections/rules.tsx";

/** `/developers`: how to call the product, with examples that tests run. */
export function DevelopersPage() {
  return (
    <PageFrame top="page">
      <div className="grid gap-6 lg:grid-cols-[184px_minmax(0,1fr)] lg:gap-x-14">
        <Contents title="Developers" sections={DEVELOPER_SECTIONS}>
          <Reference />
        </Contents>
        <article className="min-w-0 max-lg:row-start-1 lg:col-start-2">
          <header className="pb-10 sm:pb-14">
            <h1 className="text-[34px]/10 font-strong tracking-[-.026em] text-balance sm:text-[44px]/12.5">
              {PUBLIC_PAGES.developers.title}
            </h1>
            <p className="mt-3 max-w-180 text-lg/6.75 text-pretty text-ink-2 sm:text-sentence">
              Ask models, follow runs and read rankings over REST, with a typed client, or from an assistant
              through MCP. One account, the same credits, the same rules.
            </p>
            <div className="flex flex-wrap items-center gap-x-3 gap-y-2 pt-5">
              <ButtonLink to="/profile" search={{ tab: "account" }} variant="primary" size="lg">
                Create a token
              </ButtonLink>
              <p className="max-w-80 text-sm text-ink-2">
                API access is switched on for each account.{" "}
                <TextLink to="/contact" touch="inline">
                  Write to us
                </TextLink>{" "}
                and tell us what you build.
              </p>
            </div>
          </header>
          <div>
            <Start />
            <Tokens />
            <Ask />
            <Resume />
            <Study />
            <Mcp />
            <Webhooks />
            <Errors />
            <Limits />
          </div>
        </article>
      </div>
    </PageFrame>
  );
}

const FILES = [
  { href: "/api/openapi.json", text: "OpenAPI 3.1, all calls" },
  { href: "/llms.txt", text: "llms.txt" },
];

/** What machines read. */
function Reference() {
  return (
    <>
      <p className="pt-5 pb-1.5 text-sm font-strong">Reference</p>
      <ul>
        {FILES.map(({ href, text }) => (
          <li key={href} className="border-b border-line last:max-lg:border-b-0">
            <a
              href={href}
              className="flex items-center gap-1.5 py-2.75 text-base text-ink-2 hover:text-ink lg:py-1.75 lg:text-sm"
            >
              {text}
              <Icon of={ExternalLink} size="xs" className="text-ink-3" />
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
