import { isId } from "@standings/database";
import { companySite, type ModerationSubject, normalisePrompt, promptKey } from "@standings/domain";
import { ServiceError } from "../errors.ts";

/** What a subject is stored and found by. Throws SEARCH_NOT_FOUND, STUDY_NOT_FOUND, INVALID_DOMAIN or INVALID_PROMPT. */
export function subjectKey(subject: ModerationSubject): string {
  switch (subject.kind) {
    case "search":
      if (!isId(subject.id)) throw new ServiceError("SEARCH_NOT_FOUND");
      return subject.id.toLowerCase();
    case "study":
      if (!isId(subject.id)) throw new ServiceError("STUDY_NOT_FOUND");
      return subject.id.toLowerCase();
    case "company": {
      const domain = companySite(subject.domain);
      if (domain === null) throw new ServiceError("INVALID_DOMAIN");
      return domain;
    }
    case "prompt": {
      const key = promptKey(normalisePrompt(subject.prompt));
      if (key === "") throw new ServiceError("INVALID_PROMPT");
      return key;
    }
  }
}

/** The subject of a stored key. */
export function subjectOf(kind: ModerationSubject["kind"], key: string): ModerationSubject {
  if (kind === "search" || kind === "study") return { kind, id: key };
  return kind === "company" ? { kind, domain: key } : { kind, prompt: key };
}
