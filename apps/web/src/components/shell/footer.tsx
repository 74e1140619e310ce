import { PUBLIC_PAGES } from "@standings/domain";
import { Link } from "@tanstack/react-router";
import { emit } from "../../lib/browser-events.ts";
import { TAGLINE } from "../../lib/html/meta.ts";
import { useSite } from "../../lib/html/site.ts";
import { useSession } from "../../lib/session/session.ts";
import { Wordmark } from "../brand/wordmark.tsx";
import { PageFrame } from "../ui/page-frame.tsx";
import { ThemeControl } from "./theme-control.tsx";

export function Footer() {
  return (
    <footer className="mt-16 border-t border-line-2 pt-12 pb-10 sm:mt-24 print:hidden">
      <PageFrame>
        <div className="grid grid-cols-2 gap-x-6 gap-y-8 sm:grid-cols-[1fr_140px_140px] md:grid-cols-[1fr_180px_180px_auto]">
          <div className="max-sm:col-span-2">
            <Wordmark />
            <p className="mt-2 text-sm text-ink-2">{TAGLINE}.</p>
          </div>
          <nav aria-label="Platform" className="grid content-start justify-items-start">
            <h2 className="mb-1 text-sm font-strong">Platform</h2>
            <FooterLink href="/trending">Trending Prompts</FooterLink>
            <FooterLink href={PUBLIC_PAGES.blog.path}>{PUBLIC_PAGES.blog.title}</FooterLink>
            <FooterLink href={PUBLIC_PAGES.method.path}>Method</FooterLink>
            <FooterLink href={PUBLIC_PAGES.developers.path}>Developers</FooterLink>
            <ProfileOrLogin />
          </nav>
          <nav aria-label="Support" className="grid content-start justify-items-start">
            <h2 className="mb-1 text-sm font-strong">Support</h2>
            <FooterLink href="/contact">Contact</FooterLink>
            <FooterLink href={PUBLIC_PAGES.weather.path}>{PUBLIC_PAGES.weather.title}</FooterLink>
            <FooterLink href="/privacy">{PUBLIC_PAGES.privacy.title}</FooterLink>
            <FooterLink href="/terms">{PUBLIC_PAGES.terms.title}</FooterLink>
          </nav>
          <Featured />
        </div>
        <div className="mt-10 flex items-center justify-between gap-4 border-t border-line pt-5">
          <p className="text-xs text-ink-3" suppressHydrationWarning>
            © {new Date().getUTCFullYear()} Standings. Company names and marks belong to their owners.
          </p>
          <ThemeControl />
        </div>
      </PageFrame>
    </footer>
  );
}

function FooterLink({ href, children }: { href: string; children: string }) {
  return (
    <Link to={href} className={LINK}>
      {children}
    </Link>
  );
}

function ProfileOrLogin() {
  const { status } = useSession();
  if (status === "signed-in") return <FooterLink href="/profile">Profile</FooterLink>;
  return (
    <>
      <button
        type="button"
        className={`${LINK} ${status === "unknown" ? "invisible" : ""}`}
        onClick={() => emit("showAuthModal", { reason: "sign_in" })}
      >
        Login
      </button>
      <noscript>
        <p className="-mt-9 text-sm text-ink-3">Login needs JavaScript</p>
      </noscript>
    </>
  );
}

/** Badge of a directory that lists us, with a link to its page; absent where none is configured. */
function Featured() {
  const { featuredOn } = useSite();
  if (!featuredOn) return null;
  return (
    <a
      href={featuredOn.url}
      target="_blank"
      rel="noopener noreferrer"
      className="self-start rounded-2 border border-line-2 bg-surface px-4 py-2.5 hover:bg-hover max-md:col-span-full sm:max-md:justify-self-start"
    >
      <span className="block text-xs text-ink-3">Featured on</span>
      <span className="block font-medium wrap-anywhere">{featuredOn.label}</span>
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}

const LINK = "inline-flex min-h-10 min-w-11 items-center text-ink-2 hover:text-ink sm:min-h-9";
