import { readFigures } from "@standings/database";
import type { AnswerQuality, DashboardSpan } from "@standings/domain";
import { requireAdmin, type ServiceRequest } from "../../request.ts";

const DAY_MS = 86_400_000;

/** How the answers of a span of days were read. Answers of models that failed are none. For admins. */
export async function getAnswerQuality(
  request: ServiceRequest,
  { span }: { readonly span: DashboardSpan },
): Promise<AnswerQuality> {
  const { services } = await requireAdmin(request);
  const isSandbox = services.settings.modelsAreSandbox;
  const since = new Date(Date.now() - (span - 1) * DAY_MS).toISOString().slice(0, 10);
  const rows = await readFigures(services.db, { figures: ["answer", "read_again"], since });
  const shapes = new Map<string, number>();
  let readAgain = 0;
  for (const { figure, kind, isSandbox: isOfSandbox, amount } of rows) {
    if (isOfSandbox !== isSandbox) continue;
    if (figure === "read_again") readAgain += amount;
    else shapes.set(kind, (shapes.get(kind) ?? 0) + amount);
  }
  const of = (kind: string) => shapes.get(kind) ?? 0;
  const read = (["json", "list", "table", "records", "prose"] as const).map((shape) => ({
    shape,
    answers: of(shape),
  }));
  const namedNobody = of("nothing");
  const refused = of("declined");
  const answers = read.reduce((all, { answers: some }) => all + some, namedNobody + refused);
  return { answers, shapes: read, namedNobody, refused, readAgain, isSandbox };
}
