import { SECTORS } from "@standings/domain";

/** JSON schema of a ranking's answer; `fields` are the texts that tell one kind of entry from another. */
export function rankingSchema(name: string, fields: readonly string[]) {
  const required = ["rank", ...fields, "description", "rationale"];
  const properties = Object.fromEntries(
    required.map((field) => [field, { type: field === "rank" ? "integer" : "string" }]),
  );
  return {
    name,
    schema: {
      type: "object",
      additionalProperties: false,
      required: ["sector", "results"],
      properties: {
        sector: { type: "string", enum: [...SECTORS] },
        results: {
          type: "array",
          items: { type: "object", additionalProperties: false, required, properties },
        },
      },
    },
  };
}
