import { requireAccess } from '../access/operation-access.ts';
import { listAudit, type WireAuditEntry } from '../audit/list-audit.ts';
import { auditAction } from '../db/schema.ts';
import type { CursorPage } from '../lib/id-cursor.ts';
import { ActingUser } from './alert-types.ts';
import { builder } from './builder.ts';
import type { EnvelopeOf } from './company-types.ts';
import { respond } from './respond.ts';

const AuditAction = builder.enumType('AuditAction', { values: auditAction.enumValues });

const AuditLogPaginationInput = builder.inputType('AuditLogPaginationInput', {
  fields: (t) => ({ first: t.int(), after: t.string() }),
});

const AuditLogFilterInput = builder.inputType('AuditLogFilterInput', {
  fields: (t) => ({
    actions: t.field({ type: [AuditAction] }),
    dateStart: t.field({ type: 'DateTime' }),
    dateEnd: t.field({ type: 'DateTime' }),
    pagination: t.field({ type: AuditLogPaginationInput }),
  }),
});

const AuditEntry = builder.objectRef<WireAuditEntry>('AuditEntry').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    createdOn: t.expose('createdOn', { type: 'DateTime' }),
    user: t.expose('user', { type: ActingUser, nullable: true }),
    action: t.expose('action', { type: AuditAction }),
    target: t.exposeString('target', { nullable: true }),
    count: t.exposeInt('count', { nullable: true }),
    address: t.exposeString('address', { nullable: true }),
    userAgent: t.exposeString('userAgent', { nullable: true }),
  }),
});

const AuditLogPagination = builder.objectRef<CursorPage>('AuditLogPagination').implement({
  fields: (t) => ({
    endCursor: t.exposeString('endCursor', { nullable: true }),
    hasNextPage: t.exposeBoolean('hasNextPage'),
  }),
});

const AuditLogResult = builder
  .objectRef<EnvelopeOf<{ data: readonly WireAuditEntry[]; pagination: CursorPage }>>(
    'AuditLogResult',
  )
  .implement({
    interfaces: ['Envelope'],
    fields: (t) => ({
      data: t.expose('data', { type: [AuditEntry], nullable: true }),
      pagination: t.expose('pagination', { type: AuditLogPagination, nullable: true }),
    }),
  });

const AUDIT_LOG = 'GraphQL Query.auditLog';

builder.queryField('auditLog', (t) =>
  t.field({
    type: AuditLogResult,
    args: { filter: t.arg({ type: AuditLogFilterInput }) },
    resolve: (_root, { filter }, context) =>
      respond(context, AUDIT_LOG, async () => {
        requireAccess(context.currentUser, AUDIT_LOG);
        return listAudit(context.db, context.currentUser.companyId, filter ?? {});
      }),
  }),
);
