import { viewOf } from '../cameras/camera-fleet.ts';
import { requestFileList, requireCamera, toChannel } from '../cameras/file-lists.ts';
import { listVehicleVideos } from '../cameras/list-vehicle-videos.ts';
import { setUploadMedia } from '../cameras/set-upload-media.ts';
import { clipSpan, readVideos, statusOf } from '../cameras/videos.ts';
import { toWireFiles, type WireVideoFile } from '../media/wire-video.ts';
import { ApiError } from '../lib/api-error.ts';
import { findDevice, findVehicle } from '../vehicles/find-vehicle.ts';
import { Pagination } from './alert-queries.ts';
import { respond } from './respond.ts';
import { builder, type Envelope } from './builder.ts';
import type { GraphqlContext } from './context.ts';
import { vehicleVisibility } from './vehicle-visibility.ts';

const CameraViewEnum = builder.enumType('CameraView', { values: ['adas', 'dms'] as const });

const VideoFile = builder.objectRef<WireVideoFile>('VideoFile').implement({
  fields: (t) => ({
    url: t.exposeString('url'),
    expiresOn: t.expose('expiresOn', { type: 'DateTime' }),
    contentType: t.exposeString('contentType'),
    fileName: t.exposeString('fileName'),
    size: t.exposeInt('size'),
  }),
});

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

const VIDEOS = 'GraphQL Query.vehicleVideos';

const VideosFilter = builder.inputType('VehicleVideosFilterInput', {
  fields: (t) => ({
    vehicleId: t.id({ required: true }),
    imei: t.string(),
    channel: t.int({ required: true }),
    fileListOnly: t.boolean({ required: true }),
    isFromCache: t.boolean({ required: true }),
    startTime: t.field({ type: 'DateTime', required: true }),
    endTime: t.field({ type: 'DateTime', required: true }),
  }),
});

interface ListedVideo {
  readonly fileName: string;
  readonly channel: number;
  readonly startTime: string;
  readonly endTime: string;
  readonly loadFiles: () => Promise<WireVideoFile[]> | null;
}

const VehicleVideo = builder.objectRef<ListedVideo>('VehicleVideo').implement({
  fields: (t) => ({
    fileName: t.exposeString('fileName'),
    channel: t.exposeInt('channel'),
    camera: t.field({ type: CameraViewEnum, resolve: ({ channel }) => viewOf(channel) }),
    startTime: t.expose('startTime', { type: 'DateTime' }),
    endTime: t.expose('endTime', { type: 'DateTime' }),
    videos: t.field({
      type: [VideoFile],
      nullable: true,
      resolve: (video) => video.loadFiles(),
    }),
  }),
});

type VideosData = { data?: ListedVideo[]; listedOn?: string | null };

const VehicleVideosResult = builder
  .objectRef<Envelope & VideosData>('VehicleVideosResult')
  .implement({
    interfaces: ['Envelope'],
    fields: (t) => ({
      data: t.expose('data', { type: [VehicleVideo], nullable: true }),
      listedOn: t.expose('listedOn', { type: 'DateTime', nullable: true }),
    }),
  });

builder.queryField('vehicleVideos', (t) =>
  t.field({
    type: VehicleVideosResult,
    args: { filter: t.arg({ type: VideosFilter, required: true }) },
    resolve: (_root, { filter }, context) =>
      respond(context, VIDEOS, () => readVehicleVideos(context, filter)),
  }),
);

async function readVehicleVideos(
  context: GraphqlContext,
  filter: typeof VideosFilter.$inferInput,
): Promise<Required<VideosData>> {
  const visibility = vehicleVisibility(context, VIDEOS);
  const { seen, files, listedOn } = await listVehicleVideos(context, visibility, filter);
  const { timeZone } = context.currentUser;
  return {
    listedOn: listedOn?.toISOString() ?? null,
    data: files.map((file) => ({
      fileName: file.fileName,
      channel: filter.channel,
      startTime: file.startTime.toISOString(),
      endTime: file.endTime.toISOString(),
      loadFiles: () =>
        file.videos === null
          ? null
          : Promise.all(
              file.videos.map((video) => toWireFiles(context, seen.vehicle, timeZone, video)),
            ).then((lists) => lists.flat()),
    })),
  };
}

const FILE_LIST = 'GraphQL Mutation.updateFileList';

const UpdateFileListInput = builder.inputType('UpdateFileListInput', {
  fields: (t) => ({
    imei: t.string({ required: true }),
    channel: t.int({ required: true }),
    vehicleId: t.id({ required: true }),
  }),
});

const UpdateFileListResult = builder.objectRef<Envelope>('UpdateFileListResult').implement({
  interfaces: ['Envelope'],
});

builder.mutationField('updateFileList', (t) =>
  t.field({
    type: UpdateFileListResult,
    args: { input: t.arg({ type: UpdateFileListInput, required: true }) },
    resolve: (_root, { input }, context) =>
      respond(context, FILE_LIST, async () => {
        const visibility = vehicleVisibility(context, FILE_LIST);
        context.cameraLimiter.consume(`list ${context.currentUser.userId}`);
        toChannel(input.channel);
        const seen = await findDevice(context.db, visibility, input.imei, String(input.vehicleId));
        requireCamera(seen);
        await requestFileList(context, seen);
        return {};
      }),
  }),
);

const UPLOAD = 'GraphQL Mutation.setUploadMedia';

const BsjChannel = builder.enumType('BsjChannel', { values: ['CH01', 'CH03'] as const });

const BsjUploadInput = builder.inputType('BsjUploadInput', {
  fields: (t) => ({
    channel: t.field({ type: BsjChannel, required: true }),
    startTime: t.field({ type: 'DateTime', required: true }),
    endTime: t.field({ type: 'DateTime', required: true }),
    createdOnRawAlert: t.field({ type: 'DateTime', required: true }),
  }),
});

const RawAlertUploadInput = builder.inputType('RawAlertUploadInput', {
  fields: (t) => ({
    cameraPosition: t.int({ required: true }),
    rawAlertCreatedOn: t.field({ type: 'DateTime', required: true }),
  }),
});

const SetUploadMediaInput = builder.inputType('SetUploadMediaInput', {
  fields: (t) => ({
    imei: t.string({ required: true }),
    bsjInput: t.field({ type: BsjUploadInput }),
    rawAlertInput: t.field({ type: RawAlertUploadInput }),
  }),
});

const SetUploadMediaResult = builder.objectRef<Envelope>('SetUploadMediaResult').implement({
  interfaces: ['Envelope'],
});

builder.mutationField('setUploadMedia', (t) =>
  t.field({
    type: SetUploadMediaResult,
    args: { input: t.arg({ type: SetUploadMediaInput, required: true }) },
    resolve: (_root, { input }, context) =>
      respond(context, UPLOAD, async () => {
        const visibility = vehicleVisibility(context, UPLOAD);
        context.cameraLimiter.consume(`upload ${context.currentUser.userId}`);
        return { message: await setUploadMedia(context, visibility, input) };
      }),
  }),
);
