import { type ContractTypes, documentTag } from '@pantau/core/transport';
import type { initGraphQLTada } from 'gql.tada';

/* What is asked about one alert, typed as in documents.ts. */

const graphql = documentTag<initGraphQLTada<ContractTypes>>();

export const historiesQuery = graphql(`
  query AlertCenterVideos($filter: DownloadVideoHistoriesFilterInput!) {
    downloadVideoHistories(filter: $filter) {
      isSuccessful
      errorCode
      errorName
      message
      status
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
`);

export const statusesQuery = graphql(`
  query AlertCenterDevice($filter: VehicleStatusesFilterInput!) {
    vehicleStatuses(filter: $filter) {
      isSuccessful
      errorCode
      errorName
      message
      status
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
`);

export const fileListMutation = graphql(`
  mutation AlertCenterFileList($input: UpdateFileListInput!) {
    updateFileList(input: $input) {
      isSuccessful
      errorCode
      errorName
      message
      status
    }
  }
`);

export const filesQuery = graphql(`
  query AlertCenterFiles($filter: VehicleVideosFilterInput!) {
    vehicleVideos(filter: $filter) {
      isSuccessful
      errorCode
      errorName
      message
      status
      data {
        fileName
      }
    }
  }
`);

export const uploadMutation = graphql(`
  mutation AlertCenterUpload($input: SetUploadMediaInput!) {
    setUploadMedia(input: $input) {
      isSuccessful
      errorCode
      errorName
      message
      status
    }
  }
`);

export const trailQuery = graphql(`
  query AlertCenterTrail($vehicleId: ID!, $startTime: DateTime!, $endTime: DateTime!) {
    vehicleTrail(vehicleId: $vehicleId, startTime: $startTime, endTime: $endTime) {
      isSuccessful
      errorCode
      errorName
      message
      status
      data {
        latitude
        longitude
        speed
        course
        recordedOn
      }
    }
  }
`);

export const geofencesQuery = graphql(`
  query AlertCenterGeofences($geofenceId: [ID!]!) {
    geofences(geofenceId: $geofenceId) {
      isSuccessful
      errorCode
      errorName
      message
      status
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
`);

export const fleetOrderQuery = graphql(`
  query AlertCenterFleetOrder($foId: ID!, $logId: ID!) {
    fleetOrderDetail(foId: $foId, logId: $logId) {
      isSuccessful
      errorCode
      errorName
      message
      status
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
`);
