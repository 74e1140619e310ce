import {
  CREDIT_COST,
  leftToRead,
  MAX_STUDY_READINGS,
  plural,
  READING_FEATURE,
  type ReadStudyRecord,
  type StudyRecord,
} from "@standings/domain";
import { useEffect, useRef, useState } from "react";
import { Button } from "../../components/ui/button.tsx";
import { FormError } from "../../components/ui/field.tsx";
import { PartFailed } from "../../components/ui/load-failed.tsx";
import { SelectField } from "../../components/ui/select-field.tsx";
import { TextLink } from "../../components/ui/text-link.tsx";
import { TitledSection } from "../../components/ui/titled-section.tsx";
import { errorCode, failureText } from "../../lib/api/errors.ts";
import { trpc } from "../../lib/api/trpc.ts";
import { emit } from "../../lib/browser-events.ts";
import { refreshBalance } from "../../lib/buying/balance.ts";
import { creditsText } from "../../lib/buying/study-price.ts";
import { useSession } from "../../lib/session/session.ts";

/** How often answers that are being read are looked at. */
const LOOK_MS = 2_000;

/** Has what the answers of a finished study say of a brand of its owner read, and leads to it. Nothing for who has no brand. */
export function ReadForBrand({ record: { id: studyId, focus } }: { record: StudyRecord }) {
  const brands = trpc.brands.list.useQuery();
  const readings = trpc.brands.studyReadings.useQuery(
    { studyId },
    { refetchInterval: ({ state: { data } }) => (data?.readings.some(isRunning) ? LOOK_MS : false) },
  );
  const [chosen, setChosen] = useState<string | null>(null);
  if (readings.isError || brands.isError)
    return (
      <PartFailed
        what="What was read of this study could not be loaded"
        onRetry={() => {
          for (const query of [readings, brands]) if (query.isError) void query.refetch();
        }}
      />
    );
  const own = brands.data ?? [];
  const inFocus = own.find(({ domain }) => domain === focus) ?? own[0];
  const brand = own.find((one) => one.id === chosen) ?? inFocus;
  if (!brand || !readings.data) return null;
  return (
    <TitledSection title="What these answers say about your brand" className="min-w-0 pt-12" heading="pb-2">
      <p className="max-w-160 text-sm text-pretty text-ink-2">
        A model reads the answers that name the brand or its first competitors, {MAX_STUDY_READINGS} at most,
        drawn where there are more. Each statement is found in its answer and held against your facts.
      </p>
      {own.length > 1 && (
        <div className="max-w-80 pt-4">
          <SelectField label="Brand" value={brand.id} onChange={({ target }) => setChosen(target.value)}>
            {own.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
        </div>
      )}
      <Reading
        key={brand.id}
        brand={brand}
        studyId={studyId}
        reading={readings.data.readings.find((one) => one.brandId === brand.id) ?? null}
        hasReader={readings.data.hasReader}
      />
    </TitledSection>
  );
}

const isRunning = ({ status }: Pick<ReadStudyRecord, "status">) => status === "running";

interface ReadingProps {
  readonly brand: { readonly id: string; readonly name: string };
  readonly studyId: string;
  /** The newest one; null: none. */
  readonly reading: ReadStudyRecord | null;
  readonly hasReader: boolean;
}

/** What is read again. */
const BUTTONS = { new: "Read the new answers", left: "Read them", all: null } as const;

function Reading({ brand: { id: brandId, name }, studyId, reading, hasReader }: ReadingProps) {
  const { user } = useSession();
  const { read, isShort } = useReadStudy({ brandId, studyId, reading });
  const left = leftToRead(reading);
  const price = left === "left" ? "free" : creditsText(user, CREDIT_COST.reading);
  return (
    <div className="grid justify-items-start gap-3 pt-4">
      {reading !== null && reading.read > 0 && (
        <p>
          <TextLink to="/brands/$id/claims" params={{ id: brandId }} search={{ study: studyId }}>
            See what they say about {name}
          </TextLink>
        </p>
      )}
      {reading?.error && (
        <p className="text-sm text-bad">Nothing was read, and it cost nothing: {reading.error}</p>
      )}
      {reading?.wasGivenBack && reading.error === null && (
        <p className="text-sm text-ink-2">
          It cost nothing: it read only answers that an earlier reading had left.
        </p>
      )}
      {left === "new" && (
        <p className="text-sm text-ink-2">The study has more answers since they were read.</p>
      )}
      {left === "left" && (
        <p className="text-sm text-ink-2">{plural(reading?.unread ?? 0, "answer")} not read yet.</p>
      )}
      {!hasReader && left !== null && (
        <p className="text-sm text-ink-2">No model reads answers here: nothing would be found in them.</p>
      )}
      {reading !== null && isRunning(reading) ? (
        <p role="status" className="text-sm text-ink-2">
          The answers are being read: {reading.read} so far.
        </p>
      ) : (
        left !== null && (
          <Button pending={read.isPending} disabled={read.isPending || !hasReader} onClick={read.start}>
            {BUTTONS[left] ?? `Read what they say about ${name}`}
            {price && ` · ${price}`}
          </Button>
        )
      )}
      <FormError>{isShort ? null : failureText(read, "The answers could not be read.")}</FormError>
    </div>
  );
}

function useReadStudy({
  brandId,
  studyId,
  reading,
}: {
  readonly brandId: string;
  readonly studyId: string;
  readonly reading: ReadStudyRecord | null;
}) {
  const { user } = useSession();
  const utils = trpc.useUtils();
  // Kept after a call without an answer: trying again finds what the first may have begun.
  const clientRunId = useRef(crypto.randomUUID());
  const mutation = trpc.brands.readStudy.useMutation({
    onSuccess() {
      clientRunId.current = crypto.randomUUID();
      void refreshBalance(utils);
      void utils.brands.studyReadings.invalidate({ studyId });
    },
    onError(error) {
      if (errorCode(error) !== null) clientRunId.current = crypto.randomUUID();
      if (errorCode(error) !== "INSUFFICIENT_CREDITS") return;
      const creditsRequired = CREDIT_COST.reading;
      emit("openPricingModal", { ...READING_FEATURE, currentCredits: user?.credits, creditsRequired });
    },
  });
  const status = reading?.status ?? null;
  const was = useRef(status);
  useEffect(() => {
    // What failed is given back, and what was read is new to the brand's page.
    if (was.current !== status && status !== "running") {
      void refreshBalance(utils);
      void utils.brands.claims.invalidate();
    }
    was.current = status;
  }, [status, utils]);
  const start = () => mutation.mutate({ brandId, studyId, clientRunId: clientRunId.current });
  return {
    read: { ...mutation, start },
    isShort: mutation.isError && errorCode(mutation.error) === "INSUFFICIENT_CREDITS",
  };
}
