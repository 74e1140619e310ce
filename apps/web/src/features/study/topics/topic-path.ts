import { TOPIC_PREFIX } from "@standings/domain";

/** Topics stand at the address of studies: a route of their own would be code that every page loads (record 100). */
export const TOPICS = "topics";

/** `topic-<id>`, in the place of a study's id. */
export function topicPath(topicId: string): string {
  return TOPIC_PREFIX + topicId;
}

/** The topic of an address; null for that of a study. */
export function readTopicPath(path: string): string | null {
  return path.startsWith(TOPIC_PREFIX) ? path.slice(TOPIC_PREFIX.length) : null;
}
