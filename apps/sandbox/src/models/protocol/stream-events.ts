import { type Completion, reasoningDetails, topLevelSources } from "./completion.ts";

export const HEARTBEAT = ": OPENROUTER PROCESSING\n\n";
export const DONE = "data: [DONE]\n\n";

const PIECE = 48;

/** The `data:` events of a streamed answer in order, without `[DONE]`. */
export function* streamEvents(completion: Completion): Generator<string> {
  const { content, refusal, annotations, finishReason, usage } = completion;
  yield event(completion, { delta: { role: "assistant", content: "" } });
  for (const piece of pieces(content ?? "")) yield event(completion, { delta: { content: piece } });
  if (refusal !== null) yield event(completion, { delta: { refusal } });
  if (annotations.length > 0)
    yield event(completion, {
      delta: { role: "assistant", content: "", annotations, ...reasoningDetails(completion) },
    });
  yield event(completion, { delta: { role: "assistant", content: "" }, finish: finishReason });
  // OpenRouter always ends a stream with the usage.
  yield data({ ...head(completion), choices: [], usage });
}

function event(
  completion: Completion,
  { delta, finish = null }: { delta: object; finish?: string | null },
): string {
  const choice = { index: 0, delta, finish_reason: finish, native_finish_reason: finish, logprobs: null };
  return data({ ...head(completion), choices: [choice] });
}

function head(completion: Completion) {
  const { id, created, persona, servedAs } = completion;
  return {
    id,
    provider: persona.provider,
    model: servedAs,
    object: "chat.completion.chunk",
    created,
    ...topLevelSources(completion),
  };
}

function data(value: object): string {
  return `data: ${JSON.stringify(value)}\n\n`;
}

/** Cuts text between code points, so that no chunk ends in half a character. */
function* pieces(text: string): Generator<string> {
  const characters = [...text];
  const size = Math.max(PIECE, Math.ceil(characters.length / 160));
  for (let start = 0; start < characters.length; start += size)
    yield characters.slice(start, start + size).join("");
}
