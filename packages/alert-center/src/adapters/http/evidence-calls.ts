import {
  PantauError,
  createRestClient,
  isPantauError,
  parseWire,
  unwrapEnvelope,
} from '@pantau/core/transport';
import { object } from 'valibot';
import { type VideoOfMoment, clipsAnswerOf } from '../../engine/evidence/clips-response.ts';
import type { UploadRequest } from '../../engine/evidence/camera.ts';
import type { EvidenceSource } from '../../engine/evidence/evidence-source.port.ts';
import { type HttpConnection, pageAddress } from './connection.ts';
import {
  fileListMutation,
  filesQuery,
  fleetOrderQuery,
  geofencesQuery,
  historiesQuery,
  statusesQuery,
  trackQuery,
  uploadMutation,
} from './evidence-documents.ts';
import { unwrap } from './unwrap.ts';
import { envelope } from './wire-responses.ts';
import {
  addressResponse,
  filesResponse,
  fleetOrderResponse,
  geofencesResponse,
  historiesResponse,
  statusesResponse,
  trackResponse,
  uploadResponse,
} from './wire-evidence.ts';

/** Requests all histories in one page. */
const ALL_HISTORIES = { page: 1, show: 9_999 };

/** The wire asks for the road camera's files; a device lists the files of all its cameras at the same time. */
const LISTED_CHANNEL = 1;

const statuses = { S: 'here', P: 'underWay', F: 'brokenOff' } as const;

const iso = (instantMs: number): string => new Date(instantMs).toISOString();

function uploadInputOf(input: UploadRequest) {
  if (input.kind === 'bsj') {
    const { imei, channel, startTime, endTime, createdOnRawAlert } = input;
    const bsjInput = {
      channel,
      startTime: iso(startTime),
      endTime: iso(endTime),
      createdOnRawAlert: iso(createdOnRawAlert),
    };
    return { imei, bsjInput };
  }
  const { imei, cameraPosition, rawAlertCreatedOn } = input;
  return { imei, rawAlertInput: { cameraPosition, rawAlertCreatedOn: iso(rawAlertCreatedOn) } };
}

/** Resolves a URL from the server; `null` unless it is http or https. */
function absoluteUrl(url: string, graphqlUrl: string): string | null {
  try {
    const { protocol, href } = new URL(url, new URL(graphqlUrl, pageAddress()));
    return protocol === 'https:' || protocol === 'http:' ? href : null;
  } catch {
    return null;
  }
}

/** The requests of `EvidenceSource`, translating between wire and domain types. */
export function createEvidenceCalls(connection: HttpConnection): EvidenceSource {
  const { graphql, graphqlUrl } = connection;

  return {
    async listClips({ vehicleId, startTime }, signal) {
      const response = await graphql.query(
        historiesQuery,
        { filter: { vehicleId, startTime: iso(startTime), ...ALL_HISTORIES } },
        { schema: object({ downloadVideoHistories: envelope }), signal },
      );
      const { downloadVideoHistories } = response;
      const { data } = unwrap(downloadVideoHistories, historiesResponse, 'downloadVideoHistories');
      return clipsAnswerOf(
        data.map(({ id, camera, status, requestedOn, videos, ...seen }): VideoOfMoment => {
          const files = videos.flatMap(({ url, contentType }) => {
            const absolute = absoluteUrl(url, graphqlUrl);
            return absolute === null ? [] : { url: absolute, contentType };
          });
          const clip = files.length === 0 ? null : { id, camera, files, startTime: seen.startTime };
          return { status: statuses[status], requestedOn, clip };
        }),
      );
    },

    async readDevice(vehicleId, signal) {
      const response = await graphql.query(
        statusesQuery,
        { filter: { vehicleId: [vehicleId], vehicleStatus: ['service', 'repair', 'archived'] } },
        { schema: object({ vehicleStatuses: envelope }), signal },
      );
      const { data } = unwrap(response.vehicleStatuses, statusesResponse, 'vehicleStatuses');
      const status = data.find((one) => one.vehicleId === vehicleId);
      if (status === undefined) throw new PantauError('notFound', { message: 'No such vehicle' });
      return { lastReportOn: status.lastReportOn, devices: status.devices };
    },

    async updateFileList({ vehicleId, imei, channel }, signal) {
      const response = await graphql.query(
        fileListMutation,
        { input: { vehicleId, imei, channel } },
        { schema: object({ updateFileList: envelope }), signal },
      );
      unwrapEnvelope(response.updateFileList);
    },

    async countFiles({ vehicleId, imei, startTime, endTime }, signal) {
      const span = { startTime: iso(startTime), endTime: iso(endTime) };
      const filter = {
        vehicleId,
        imei,
        channel: LISTED_CHANNEL,
        ...span,
        fileListOnly: true,
        isFromCache: false,
      };
      const response = await graphql.query(
        filesQuery,
        { filter },
        { schema: object({ vehicleVideos: envelope }), signal },
      );
      return unwrap(response.vehicleVideos, filesResponse, 'vehicleVideos').data.length;
    },

    async requestUpload(input, signal) {
      const response = await graphql.query(
        uploadMutation,
        { input: uploadInputOf(input) },
        { schema: object({ setUploadMedia: envelope }), signal },
      );
      return unwrap(response.setUploadMedia, uploadResponse, 'setUploadMedia').message;
    },

    async readTrack({ vehicleId, startTime, endTime }, signal) {
      const response = await graphql.query(
        trackQuery,
        { vehicleId, startTime: iso(startTime), endTime: iso(endTime) },
        { schema: object({ vehicleTrail: envelope }), signal },
      );
      return unwrap(response.vehicleTrail, trackResponse, 'vehicleTrail').data;
    },

    async readGeofences(ids, signal) {
      if (ids.length === 0) return [];
      const response = await graphql.query(
        geofencesQuery,
        { geofenceId: [...ids] },
        { schema: object({ geofences: envelope }), signal },
      );
      const { data } = unwrap(response.geofences, geofencesResponse, 'geofences');
      return data.filter((outline) => outline !== null);
    },

    async readFleetOrder({ foId, logId }, signal) {
      const response = await graphql.query(
        fleetOrderQuery,
        { foId, logId },
        { schema: object({ fleetOrderDetail: envelope }), signal },
      );
      try {
        return unwrap(response.fleetOrderDetail, fleetOrderResponse, 'fleetOrderDetail').data
          .detail;
      } catch (error) {
        if (isPantauError(error) && error.kind === 'notFound') return null;
        throw error;
      }
    },

    async readAddress({ latitude, longitude }, locale, signal) {
      const rest = createRestClient({ ...connection.rest, language: () => locale });
      const query = { latitude, longitude };
      const response = await rest.request('GET', 'geocode', { query, signal });
      return parseWire(addressResponse, response, 'geocode').address;
    },
  };
}
