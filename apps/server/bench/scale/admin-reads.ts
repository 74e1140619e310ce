// What the admin panel lists and counts, each with its orders, filters and late pages.
import {
  countAllSearches,
  countContacts,
  countUsers,
  getAdminStats,
  getAnswerQuality,
  getFigures,
  getLedgerCheck,
  getModelHealth,
  getQueues,
  listAllAnalyses,
  listAllSearches,
  listChanges,
  listContacts,
  listUsers,
  suggestUsers,
} from "@standings/services";
import { HEAVIEST_USER, ORDINARY_USER } from "./fill.ts";
import type { Reads } from "./reads.ts";

/** Of database time, whatever the list, its order, its filter or its count. */
export const ADMIN_LIMIT_MS = 50;

const page = { page: 1, limit: 20, search: "", sortBy: "createdAt", sortOrder: "desc" } as const;
/** The last page that can be asked for; `ADMIN_COUNT_MAX` rows are counted. */
const LATE = { page: 500 } as const;

export const ADMIN_READS: Reads = {
  "users, newest": (request) => listUsers(request, page),
  "users, late page": (request) => listUsers(request, { ...page, ...LATE }),
  "users, by name": (request) => listUsers(request, { ...page, sortBy: "name", sortOrder: "asc" }),
  "users, admins": (request) => listUsers(request, { ...page, role: "admin" }),
  "users, of a provider": (request) => listUsers(request, { ...page, authProvider: "google" }),
  "users, one address": (request) => listUsers(request, { ...page, search: "idle94999@" }),
  "users, words of many": (request) => listUsers(request, { ...page, search: "person" }),
  "users, words of nobody": (request) => listUsers(request, { ...page, search: "zebra crossing" }),
  "users, counted": countUsers,
  "users, suggested": (request) => suggestUsers(request, "scale7"),
  "searches, newest": (request) => listAllSearches(request, page),
  "searches, late page": (request) => listAllSearches(request, { ...page, ...LATE }),
  "searches, oldest": (request) => listAllSearches(request, { ...page, sortOrder: "asc" }),
  "searches, trending": (request) => listAllSearches(request, { ...page, trending: true }),
  "searches, not trending": (request) => listAllSearches(request, { ...page, trending: false }),
  "searches, heaviest user": (request) => listAllSearches(request, { ...page, user: HEAVIEST_USER }),
  "searches, ordinary user": (request) => listAllSearches(request, { ...page, user: ORDINARY_USER }),
  "searches, words of many": (request) => listAllSearches(request, { ...page, search: "niche 5" }),
  "searches, rare words": (request) => listAllSearches(request, { ...page, search: "299 for niche 1499" }),
  "searches, words of none": (request) => listAllSearches(request, { ...page, search: "zebra crossing" }),
  "searches, a domain": (request) => listAllSearches(request, { ...page, search: "company59000.com" }),
  "searches, counted": countAllSearches,
  "analyses, newest": (request) => listAllAnalyses(request, page),
  "analyses, late page": (request) => listAllAnalyses(request, { ...page, ...LATE }),
  "analyses, by domain": (request) => listAllAnalyses(request, { ...page, sortBy: "domain" }),
  "analyses, of a type": (request) => listAllAnalyses(request, { ...page, analysisType: "seo" }),
  "analyses, words": (request) => listAllAnalyses(request, { ...page, search: "company 599" }),
  "messages, newest": (request) => listContacts(request, page),
  "messages, late page": (request) => listContacts(request, { ...page, ...LATE }),
  "messages, of a status": (request) => listContacts(request, { ...page, status: "new" }),
  "messages, words": (request) => listContacts(request, { ...page, search: "plans team" }),
  "messages, counted": countContacts,
  "changes, newest": (request) => listChanges(request, page),
  "changes, late page": (request) => listChanges(request, { ...page, ...LATE }),
  "changes, of an action": (request) => listChanges(request, { ...page, action: "user_credits_set" }),
  "changes, words": (request) => listChanges(request, { ...page, search: "reason 1999" }),
  "dashboard, totals": getAdminStats,
  "dashboard, 90 days": (request) => getFigures(request, { span: 90 }),
  "dashboard, models": getModelHealth,
  "dashboard, answers": (request) => getAnswerQuality(request, { span: 90 }),
  "dashboard, queues": getQueues,
  "dashboard, ledger": getLedgerCheck,
};
