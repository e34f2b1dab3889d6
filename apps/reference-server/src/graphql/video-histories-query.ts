import { viewOf } from '../cameras/camera-fleet.ts';
import { clipSpan, readVideos, statusOf } from '../cameras/videos.ts';
import { ApiError } from '../lib/api-error.ts';
import { toWireFiles, type WireVideoFile } from '../media/wire-video.ts';
import { findVehicle } from '../vehicles/find-vehicle.ts';
import { Pagination } from './alert-queries.ts';
import { builder, type Envelope } from './builder.ts';
import { CameraViewEnum, VideoFile } from './camera-types.ts';
import type { GraphqlContext } from './context.ts';
import { respond } from './respond.ts';
import { vehicleVisibility } from './vehicle-visibility.ts';

const HISTORIES = 'GraphQL Query.downloadVideoHistories';
const MAX_HISTORIES = 9_999;

const HistoriesFilter = builder.inputType('DownloadVideoHistoriesFilterInput', {
  fields: (t) => ({
    startTime: t.field({ type: 'DateTime', required: true }),
    vehicleId: t.id({ required: true }),
    page: t.int(),
    show: t.int(),
  }),
});

const DownloadVideoStatus = builder.enumType('DownloadVideoStatus', {
  values: ['S', 'P', 'F'] as const,
});

interface History {
  readonly id: string;
  readonly vehicleId: string;
  readonly status: 'S' | 'P' | 'F';
  readonly channel: number;
  readonly startTime: string;
  readonly endTime: string;
  readonly requestedOn: string;
  readonly loadFiles: () => Promise<WireVideoFile[]>;
}

const DownloadVideoHistory = builder.objectRef<History>('DownloadVideoHistory').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    vehicleId: t.exposeID('vehicleId'),
    status: t.expose('status', { type: DownloadVideoStatus }),
    camera: t.field({ type: CameraViewEnum, resolve: ({ channel }) => viewOf(channel) }),
    channel: t.exposeInt('channel'),
    startTime: t.expose('startTime', { type: 'DateTime' }),
    endTime: t.expose('endTime', { type: 'DateTime' }),
    requestedOn: t.expose('requestedOn', { type: 'DateTime' }),
    videos: t.field({ type: [VideoFile], resolve: (history) => history.loadFiles() }),
  }),
});

interface Page {
  readonly page: number;
  readonly show: number;
  readonly total: number;
  readonly startCursor: null;
  readonly endCursor: null;
  readonly hasNextPage: boolean;
}

const HistoriesResult = builder
  .objectRef<Envelope & { data?: History[]; pagination?: Page }>('DownloadVideoHistoriesResult')
  .implement({
    interfaces: ['Envelope'],
    fields: (t) => ({
      data: t.expose('data', { type: [DownloadVideoHistory], nullable: true }),
      pagination: t.expose('pagination', { type: Pagination, nullable: true }),
    }),
  });

builder.queryField('downloadVideoHistories', (t) =>
  t.field({
    type: HistoriesResult,
    args: { filter: t.arg({ type: HistoriesFilter, required: true }) },
    resolve: (_root, { filter }, context) =>
      respond(context, HISTORIES, () => readHistories(context, filter)),
  }),
);

async function readHistories(
  context: GraphqlContext,
  filter: typeof HistoriesFilter.$inferInput,
): Promise<{ data: History[]; pagination: Page }> {
  const visibility = vehicleVisibility(context, HISTORIES);
  const page = filter.page ?? 1;
  const show = filter.show ?? MAX_HISTORIES;
  if (page < 1) throw new ApiError('INVALID_INPUT', 'pageOutOfRange', { max: MAX_HISTORIES });
  if (show < 1 || show > MAX_HISTORIES) {
    throw new ApiError('INVALID_INPUT', 'pageSizeOutOfRange', { max: MAX_HISTORIES });
  }
  const vehicle = await findVehicle(context.db, visibility, filter.vehicleId);
  const all = await readVideos(context, vehicle, clipSpan(filter.startTime.getTime()));
  const shown = all.slice((page - 1) * show, page * show);
  const now = context.clock.now();
  return {
    data: shown.map((video) => ({
      id: String(video.id),
      vehicleId: String(video.vehicleId),
      status: statusOf(video, now),
      channel: video.channel,
      startTime: video.startTime.toISOString(),
      endTime: video.endTime.toISOString(),
      requestedOn: video.requestedOn.toISOString(),
      loadFiles: () => toWireFiles(context, vehicle, context.currentUser.timeZone, video),
    })),
    pagination: {
      page,
      show,
      total: all.length,
      startCursor: null,
      endCursor: null,
      hasNextPage: page * show < all.length,
    },
  };
}
