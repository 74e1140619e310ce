import type { Cell } from "@standings/reports";
import { requireAdmin, type ServiceRequest } from "../../request.ts";
import { type ListFile, listFile } from "../list-file.ts";
import { readCatalogue } from "./get-catalogue.ts";

const HEADER = [
  ...["Position", "Id", "Name", "Maker", "Version", "Upstream id", "Set by the environment", "Web search"],
  "Searched by, as the gateway says",
  ...[
    "Structured output",
    "Input price",
    "Output price",
    "Status",
    "For searches",
    "For discovery",
    "Default",
  ],
];

/** The catalogue as a file, in order. For admins. */
export async function exportModels(request: ServiceRequest): Promise<ListFile> {
  const { services } = await requireAdmin(request);
  const { models } = await readCatalogue(services);
  async function* rows(): AsyncGenerator<readonly Cell[]> {
    for (const [index, model] of models.entries()) {
      yield [
        index + 1,
        ...[model.id, model.name, model.provider, model.version],
        model.mappedTo ?? model.upstreamId,
        yesOrNo(model.mappedTo !== null),
        ...[model.search ?? "", model.searchedBy],
        model.structuredOutput === null ? "" : yesOrNo(model.structuredOutput),
        ...[model.inputPrice ?? "", model.outputPrice ?? "", model.status],
        ...[yesOrNo(model.forSearches), yesOrNo(model.forDiscovery), yesOrNo(model.isDefault)],
      ];
    }
  }
  return listFile("models", HEADER, rows());
}

function yesOrNo(value: boolean): string {
  return value ? "Yes" : "No";
}
