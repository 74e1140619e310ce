import type { ApiScope, ModelCatalogue } from "@standings/domain";
import type { ServiceRequest, Services } from "@standings/services";
import type { z } from "zod";

/** Who calls a tool, and how it tells how far it is. */
export interface ToolCall {
  readonly request: ServiceRequest;
  readonly services: Services;
  /** The models of this moment. */
  readonly catalogue: ModelCatalogue;
  /** Ends a wait: the client has gone, or the process stops. What was started goes on. */
  readonly signal: AbortSignal;
  /** Tells the client, where it asked for progress. */
  progress(done: number, of: number, message: string): void;
}

/** A tool of the MCP server. */
export interface Tool<Shape extends z.ZodRawShape = z.ZodRawShape> {
  readonly name: string;
  readonly title: string;
  /** What it does, what it costs, and what its result says: the assistant reads this. */
  readonly description: string;
  /** Without it the tool is not offered. */
  readonly scope: ApiScope;
  readonly input: z.ZodObject<Shape>;
  call(input: z.output<z.ZodObject<Shape>>, call: ToolCall): Promise<object>;
}

/** Keeps the type of a tool's input between its schema and its call. */
export function defineTool<Shape extends z.ZodRawShape>(tool: Tool<Shape>): Tool {
  return tool as unknown as Tool;
}
