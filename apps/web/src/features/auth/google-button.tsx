import { useEffect, useState } from "react";
import { Button } from "../../components/ui/button.tsx";
import { Spinner } from "../../components/ui/loading.tsx";
import { notify } from "../../lib/notify.ts";
import { startGoogleSignIn } from "../../lib/session/start-google-sign-in.ts";

/** Opens the provider's page; "or" separates it from the form below. */
export function GoogleButton() {
  const [leaving, setLeaving] = useState(false);
  useEffect(() => {
    // The Back button restores the page in the state in which it was left.
    const reset = () => setLeaving(false);
    window.addEventListener("pageshow", reset);
    return () => window.removeEventListener("pageshow", reset);
  }, []);
  const leave = () => {
    if (leaving) return;
    setLeaving(true);
    try {
      startGoogleSignIn();
    } catch {
      setLeaving(false);
      notify.error("Failed to sign in with Google");
    }
  };
  return (
    <>
      <Button size="own" className="h-12 px-4 w-full" aria-busy={leaving} onClick={leave}>
        {leaving ? <Spinner /> : <GoogleMark />}
        {leaving ? "Authenticating…" : "Continue with Google"}
      </Button>
      <p className="flex items-center gap-3.5 text-ink-3 before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        or
      </p>
    </>
  );
}

function GoogleMark() {
  return (
    <svg width="18" height="18" viewBox="0 0 24 24" aria-hidden="true">
      <path
        className="fill-[#4285F4]"
        d="M23.5 12.27c0-.85-.07-1.48-.22-2.13H12v4.04h6.62c-.13 1-.85 2.52-2.46 3.54l3.8 2.95c2.2-2.04 3.54-5.04 3.54-8.4Z"
      />
      <path
        className="fill-[#34A853]"
        d="M12 24c3.24 0 5.96-1.07 7.95-2.9l-3.79-2.95c-1.01.7-2.38 1.2-4.16 1.2-3.17 0-5.87-2.1-6.83-4.99L1.25 17.4A12 12 0 0 0 12 24Z"
      />
      <path
        className="fill-[#FBBC05]"
        d="M5.17 14.36a7.4 7.4 0 0 1 0-4.72L1.25 6.6a12.03 12.03 0 0 0 0 10.8l3.92-3.04Z"
      />
      <path
        className="fill-[#EA4335]"
        d="M12 4.65c2.25 0 3.77.97 4.64 1.79l3.38-3.3C17.94 1.2 15.24 0 12 0A12 12 0 0 0 1.25 6.6l3.92 3.04C6.13 6.75 8.83 4.65 12 4.65Z"
      />
    </svg>
  );
}
