import { useNavigate } from "@tanstack/react-router";
import { LogIn, LogOut, ReceiptText, UserPlus, UserRound, Wallet } from "lucide-react";
import { emit } from "../../../lib/browser-events.ts";
import { useSession, useSignOut } from "../../../lib/session/session.ts";
import { setTheme, useTheme } from "../../../lib/theme.ts";
import { THEMES } from "../theme-control.tsx";
import type { PaletteCommand } from "./command.ts";

export function useAccountCommands(): readonly PaletteCommand[] {
  const { status } = useSession();
  const member = useMemberCommands();
  const themes = useThemeCommands();
  if (status === "unknown") return themes;
  return status === "signed-in" ? [...member.front, ...themes, member.signOut] : [...GUEST, ...themes];
}

const GUEST: readonly PaletteCommand[] = [
  {
    id: "sign-in",
    label: "Sign In",
    icon: LogIn,
    also: "login",
    run: () => emit("showAuthModal", { reason: "sign_in" }),
  },
  {
    id: "create-account",
    label: "Create Account",
    icon: UserPlus,
    also: "register sign up",
    run: () => emit("showAuthModal", { reason: "sign_in", view: "create-account" }),
  },
];

function useMemberCommands(): { front: readonly PaletteCommand[]; signOut: PaletteCommand } {
  const navigate = useNavigate();
  const signOut = useSignOut();
  return {
    front: [
      {
        id: "account",
        label: "Account",
        icon: UserRound,
        also: "profile settings password sessions delete export name",
        run: () => void navigate({ to: "/profile", search: { tab: "account" } }),
      },
      {
        id: "transactions",
        label: "Transactions",
        icon: ReceiptText,
        also: "payments invoices receipts",
        run: () => void navigate({ to: "/profile", search: { tab: "transactions" } }),
      },
      {
        id: "buy-credits",
        label: "Buy Credits",
        icon: Wallet,
        also: "top up packs",
        run: () => emit("openPricingModal", {}),
      },
    ],
    signOut: { id: "sign-out", label: "Sign Out", icon: LogOut, also: "logout leave", run: signOut },
  };
}

function useThemeCommands(): readonly PaletteCommand[] {
  const chosen = useTheme();
  return THEMES.map(({ id, label, icon }) => ({
    id: `theme-${id}`,
    label,
    icon,
    also: "appearance mode",
    ...(id === chosen ? { note: "Chosen" } : {}),
    run: () => setTheme(id),
  }));
}
