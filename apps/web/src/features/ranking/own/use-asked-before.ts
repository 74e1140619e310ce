import { useState } from "react";

const KEY = "own_company_declined";

/** Whether this browser's user has declined to name a company, and the way to decline. */
export function useAskedBefore(): [wasAsked: boolean, decline: () => void] {
  const [wasAsked, setAsked] = useState(() => localStorage.getItem(KEY) !== null);
  const decline = () => {
    localStorage.setItem(KEY, "1");
    setAsked(true);
  };
  return [wasAsked, decline];
}
