import {
  type AdminCatalogue,
  asModelId,
  type ChangedValues,
  changedFields,
  type ModelFields,
  type ModelStatus,
} from "@standings/domain";
import { ServiceError } from "../../errors.ts";
import { requireAdmin, type ServiceRequest } from "../../request.ts";
import { changeCatalogue } from "./change-catalogue.ts";
import type { ModelRow } from "./model-rows.ts";

/** The version of the catalogue that the admin looks at. */
interface Versioned {
  readonly version: number;
}

export interface NewModel extends ModelFields {
  readonly id: string;
}

/** What is left out stays as it is. */
export type ModelChanges = { readonly [Field in keyof ModelFields]?: ModelFields[Field] | undefined } & {
  readonly status?: ModelStatus | undefined;
};

/**
 * Adds a model behind the others; it can be asked at once, and no search asks it by default. For admins. Throws
 * INVALID_MODEL or CATALOGUE_CHANGED.
 */
export async function addModel(
  request: ServiceRequest,
  { version, model: { id, ...fields } }: Versioned & { readonly model: NewModel },
): Promise<AdminCatalogue> {
  const { services, viewer } = await requireAdmin(request);
  return changeCatalogue(services, viewer, version, (rows) => {
    const now = new Date();
    const row: ModelRow = {
      id: asModelId(id),
      ...toColumns(fields),
      status: "active",
      position: rows.length + 1,
      is_default: false,
      created_at: now,
      updated_at: now,
    };
    const subject = { subjectKind: "model", subjectId: id, subjectName: fields.name } as const;
    return { rows: [...rows, row], change: { action: "model_added", ...subject, after: loggedFields(row) } };
  });
}

/**
 * Changes a model: its fields, or whether it can be asked. A model that cannot be is no default one any more; searches under
 * way go on with it, and what it answered stays. For admins. Throws MODEL_NOT_FOUND, INVALID_MODEL (when no default model
 * would be left, among others) or CATALOGUE_CHANGED.
 */
export async function changeModel(
  request: ServiceRequest,
  { version, id, changes }: Versioned & { readonly id: string; readonly changes: ModelChanges },
): Promise<AdminCatalogue> {
  const { services, viewer } = await requireAdmin(request);
  return changeCatalogue(services, viewer, version, (rows) => {
    const before = rows.find((row) => row.id === id);
    if (!before) throw new ServiceError("MODEL_NOT_FOUND");
    const { status = before.status, ...fields } = changes;
    const changed: ModelRow = {
      ...before,
      ...toColumns({ ...fieldsOf(before), ...definedOf(fields) }),
      status,
    };
    const after = {
      ...changed,
      is_default: changed.is_default && status === "active" && changed.for_searches,
    };
    const logged = changedFields(loggedFields(before), loggedFields(after));
    const subject = { subjectKind: "model", subjectId: id, subjectName: after.name } as const;
    return {
      rows: rows.map((row) => (row === before ? after : row)),
      change: { action: "model_changed", ...subject, ...logged },
    };
  });
}

/** Puts the models in an order; `ids` has every model once. For admins. Throws INVALID_MODEL or CATALOGUE_CHANGED. */
export async function orderModels(
  request: ServiceRequest,
  { version, ids }: Versioned & { readonly ids: readonly string[] },
): Promise<AdminCatalogue> {
  const { services, viewer } = await requireAdmin(request);
  return changeCatalogue(services, viewer, version, (rows) => {
    const ordered = [...new Set(ids)].flatMap((id) => rows.find((row) => row.id === id) ?? []);
    if (ordered.length !== rows.length || ids.length !== rows.length) {
      throw new ServiceError("INVALID_MODEL", { message: "An order names every model once" });
    }
    const names = (list: readonly ModelRow[]) => ({ models: list.map(({ name }) => name) });
    return {
      rows: ordered.map((row, index) => ({ ...row, position: index + 1 })),
      change: {
        action: "models_ordered",
        subjectKind: "model",
        subjectId: "",
        ...changedFields(names(rows), names(ordered)),
      },
    };
  });
}

/** Chooses what searches ask by default: one to five. For admins. Throws MODEL_NOT_FOUND, INVALID_MODEL or CATALOGUE_CHANGED. */
export async function setDefaultModels(
  request: ServiceRequest,
  { version, ids }: Versioned & { readonly ids: readonly string[] },
): Promise<AdminCatalogue> {
  const { services, viewer } = await requireAdmin(request);
  return changeCatalogue(services, viewer, version, (rows) => {
    if (ids.some((id) => !rows.some((row) => row.id === id))) throw new ServiceError("MODEL_NOT_FOUND");
    const next = rows.map((row) => ({ ...row, is_default: ids.includes(row.id) }));
    const names = (list: readonly ModelRow[]) => ({
      models: list.filter((row) => row.is_default).map(({ name }) => name),
    });
    return {
      rows: next,
      change: {
        action: "default_models_set",
        subjectKind: "model",
        subjectId: "",
        ...changedFields(names(rows), names(next)),
      },
    };
  });
}

function fieldsOf(row: ModelRow): ModelFields {
  return {
    upstreamId: row.upstream_id,
    name: row.name,
    provider: row.maker,
    version: row.version,
    search: row.search,
    structuredOutput: row.structured_output,
    inputPrice: row.input_price,
    outputPrice: row.output_price,
    forSearches: row.for_searches,
    forDiscovery: row.for_discovery,
  };
}

function toColumns(fields: ModelFields) {
  return {
    upstream_id: fields.upstreamId,
    name: fields.name,
    maker: fields.provider,
    version: fields.version,
    search: fields.search,
    structured_output: fields.structuredOutput,
    input_price: fields.inputPrice,
    output_price: fields.outputPrice,
    for_searches: fields.forSearches,
    for_discovery: fields.forDiscovery,
  };
}

function definedOf(changes: ModelChanges): Partial<ModelFields> {
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
}

function loggedFields(row: ModelRow): ChangedValues {
  const { search, structuredOutput, provider: maker, ...fields } = fieldsOf(row);
  return {
    ...fields,
    maker,
    search: search ?? "as the gateway says",
    structuredOutput: structuredOutput ?? "tried",
    status: row.status,
    isDefault: row.is_default,
  };
}
