import type { ChangeAction, ChangeSubjectKind } from "@standings/domain";

/** What admins do, to filter by. */
export const ACTION_LABELS: Readonly<Record<ChangeAction, string>> = {
  user_added: "Added a user",
  user_changed: "Changed a user",
  user_deleted: "Deleted a user",
  user_credits_set: "Set credits",
  user_sessions_ended: "Ended sessions",
  search_featured: "Put on trending",
  search_feature_ended: "Took off trending",
  taken_down: "Took off public pages",
  brought_back: "Brought back",
  sites_joined: "Joined sites",
  sites_parted: "Took back joined sites",
  sites_kept_apart: "Kept sites apart",
  contact_status_set: "Marked a message",
  post_added: "Added a post",
  post_changed: "Changed a post",
  post_deleted: "Deleted a post",
  report_published: "Published a report",
  image_uploaded: "Uploaded an image",
  model_added: "Added a model",
  model_changed: "Changed a model",
  models_ordered: "Ordered models",
  default_models_set: "Set default models",
  place_proof_begun: "Began to prove a location",
  place_forgotten: "Forgot a proved location",
  place_renewal_set: "Set when a location is proved again",
  second_factor_set: "Turned on two-step sign-in",
  second_factor_removed: "Turned off two-step sign-in",
};

export const KIND_LABELS: Readonly<Record<ChangeSubjectKind, string>> = {
  user: "Users",
  search: "Searches",
  study: "Studies",
  company: "Companies",
  prompt: "Prompts",
  contact: "Messages",
  post: "Posts",
  image: "Images",
  model: "Models",
};
