import {
  type CompanyOverview,
  type CompanySuggestion,
  type CompanyTabType,
  ERRORS,
  type ModelId,
} from "@standings/domain";
import { useNavigate } from "@tanstack/react-router";
import { Download } from "lucide-react";
import { useState } from "react";
import { Button } from "../../components/ui/button.tsx";
import { Icon } from "../../components/ui/icon.tsx";
import { trpc } from "../../lib/api/trpc.ts";
import { notify } from "../../lib/notify.ts";
import { saveReport } from "../../lib/save-report.ts";
import { useSession } from "../../lib/session/session.ts";
import { useStored } from "./analysis/use-stored.ts";
import type { CompanyTab } from "./company-tabs.ts";
import { useCompanyView } from "./use-company-view.ts";
import { useField } from "./use-field.ts";

interface ExportButtonProps {
  readonly company: CompanySuggestion;
  /** Undefined while loading. */
  readonly overview: CompanyOverview | undefined;
  readonly tab: CompanyTab;
}

/** Saves the open tab as PDF, when it has content (spec part 2 §2). */
export function ExportButton({ company, overview, tab }: ExportButtonProps) {
  const { questions = 0, sources = 0 } = overview?.figures ?? {};
  if (tab === "prompts") return <SaveTab company={company} tabType="prompt" hasContent={questions > 0} />;
  if (tab === "seo") return <SaveSeo company={company} />;
  if (tab === "sources") return <SaveSources company={company} hasContent={sources > 0} />;
  return <SaveDiscovery company={company} />;
}

function SaveDiscovery({ company }: { company: CompanySuggestion }) {
  const latest = trpc.discovery.latest.useQuery({ domain: company.domain });
  return <SaveTab company={company} tabType="discovery" hasContent={latest.data?.isTested === true} />;
}

function SaveSeo({ company }: { company: CompanySuggestion }) {
  const { record } = useStored("seo", company.domain, useCompanyView().view.by ?? null);
  const hasContent = (record?.advice ?? null) !== null;
  return <SaveTab company={company} tabType="seo" modelId={record?.modelId} hasContent={hasContent} />;
}

function SaveSources({ company, hasContent }: { company: CompanySuggestion; hasContent: boolean }) {
  const { by } = useCompanyView().view;
  const { record } = useStored("source", company.domain, by ?? null);
  // While one runs, the newest that has ended goes on paper.
  const modelId = record?.isRunning ? by : record?.modelId;
  return <SaveTab company={company} tabType="sources" modelId={modelId} hasContent={hasContent} />;
}

interface SaveTabProps {
  readonly company: CompanySuggestion;
  readonly tabType: CompanyTabType;
  /** Of the analysis that is shown. */
  readonly modelId?: ModelId | undefined;
  readonly hasContent: boolean;
}

function SaveTab({ company, tabType, modelId, hasContent }: SaveTabProps) {
  const { user } = useSession();
  const navigate = useNavigate();
  const field = useField(company.domain);
  const [isSaving, setSaving] = useState(false);
  const save = async () => {
    if (isSaving) return;
    if (user?.canExportPdf === false) {
      const open = () => void navigate({ to: "/pricing" });
      notify.error(ERRORS.EXPORT_NOT_INCLUDED.message, { label: "See Pricing", href: "/pricing", open });
      return;
    }
    setSaving(true);
    const failure = await saveReport({
      path: "/api/company/analysis/export-pdf",
      body: { ...field, companyName: company.name, tabType, modelId },
      extension: "pdf",
      failed: ERRORS.EXPORT_FAILED.message,
    });
    setSaving(false);
    if (failure !== null) notify.error(failure);
  };
  return (
    // Its room stays, so that nothing beside it moves when the content comes.
    <Button
      className={hasContent ? "max-sm:flex-1" : "invisible max-sm:hidden"}
      aria-busy={isSaving}
      onClick={() => void save()}
    >
      <Icon of={Download} />
      {isSaving ? "Exporting…" : "Export PDF"}
    </Button>
  );
}
