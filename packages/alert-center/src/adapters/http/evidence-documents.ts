import { envelopeFields, graphql } from './envelope-fields.ts';

/* GraphQL documents about camera evidence, places and fleet tasks, typed by the contract. */

export const historiesQuery = graphql(
  `
    query AlertCenterVideos($filter: DownloadVideoHistoriesFilterInput!) {
      downloadVideoHistories(filter: $filter) {
        ...EnvelopeFields
        data {
          id
          status
          camera
          startTime
          requestedOn
          videos {
            url
            contentType
          }
        }
      }
    }
  `,
  [envelopeFields],
);

export const statusesQuery = graphql(
  `
    query AlertCenterDevice($filter: VehicleStatusesFilterInput!) {
      vehicleStatuses(filter: $filter) {
        ...EnvelopeFields
        data {
          vehicleId
          lastReportOn
          devices {
            imei
            deviceType
            isMain
          }
        }
      }
    }
  `,
  [envelopeFields],
);

export const fileListMutation = graphql(
  `
    mutation AlertCenterFileList($input: UpdateFileListInput!) {
      updateFileList(input: $input) {
        ...EnvelopeFields
      }
    }
  `,
  [envelopeFields],
);

export const filesQuery = graphql(
  `
    query AlertCenterFiles($filter: VehicleVideosFilterInput!) {
      vehicleVideos(filter: $filter) {
        ...EnvelopeFields
        data {
          fileName
        }
      }
    }
  `,
  [envelopeFields],
);

export const uploadMutation = graphql(
  `
    mutation AlertCenterUpload($input: SetUploadMediaInput!) {
      setUploadMedia(input: $input) {
        ...EnvelopeFields
      }
    }
  `,
  [envelopeFields],
);

export const trackQuery = graphql(
  `
    query AlertCenterTrail($vehicleId: ID!, $startTime: DateTime!, $endTime: DateTime!) {
      vehicleTrail(vehicleId: $vehicleId, startTime: $startTime, endTime: $endTime) {
        ...EnvelopeFields
        data {
          latitude
          longitude
          speed
          course
          recordedOn
        }
      }
    }
  `,
  [envelopeFields],
);

export const geofencesQuery = graphql(
  `
    query AlertCenterGeofences($geofenceId: [ID!]!) {
      geofences(geofenceId: $geofenceId) {
        ...EnvelopeFields
        data {
          geofenceId
          fenceName
          center {
            latitude
            longitude
          }
          radius
          ring {
            latitude
            longitude
          }
        }
      }
    }
  `,
  [envelopeFields],
);

export const fleetOrderQuery = graphql(
  `
    query AlertCenterFleetOrder($foId: ID!, $logId: ID!) {
      fleetOrderDetail(foId: $foId, logId: $logId) {
        ...EnvelopeFields
        data {
          detail {
            location
            total_fo_duration
            target_time
            actual_time
            point_location_name
            point_in_km
            estimated_target_time
            planned_activities_duration
          }
        }
      }
    }
  `,
  [envelopeFields],
);
