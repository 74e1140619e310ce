import { createContext, type ReactNode, use, useCallback, useMemo, useRef, useState } from "react";
import { errorCode } from "../../../lib/api/errors.ts";
import { ProofDialog } from "./proof-dialog.tsx";

/** Makes a call; when the server asks who it is, asks the admin and makes it again. Null: the admin gave up. */
type WithProof = <Result>(call: () => Promise<Result>) => Promise<Result | null>;

const Proof = createContext<WithProof | null>(null);

/** For writes that ask for a proof: deleting, roles, credits (decisions "Admin"). */
export function useProof(): WithProof {
  const withProof = use(Proof);
  if (!withProof) throw new Error("No proof outside the admin panel");
  return withProof;
}

/** Asks for the admin's password when a write needs it. */
export function ProofProvider({ children }: { children: ReactNode }) {
  const [isAsking, setAsking] = useState(false);
  const answer = useRef<(isProven: boolean) => void>(() => undefined);
  const ask = useCallback(
    () =>
      new Promise<boolean>((resolve) => {
        answer.current = resolve;
        setAsking(true);
      }),
    [],
  );
  const end = (isProven: boolean) => {
    setAsking(false);
    answer.current(isProven);
  };
  const withProof = useMemo<WithProof>(
    () => async (call) => {
      try {
        return await call();
      } catch (error) {
        if (errorCode(error) !== "CONFIRMATION_REQUIRED") throw error;
        return (await ask()) ? call() : null;
      }
    },
    [ask],
  );
  return (
    <Proof value={withProof}>
      {children}
      {isAsking && <ProofDialog onProven={() => end(true)} onClose={() => end(false)} />}
    </Proof>
  );
}
