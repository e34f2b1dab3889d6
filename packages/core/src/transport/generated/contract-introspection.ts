/*
 * Generated from contract/schema.graphql by scripts/generate-graphql-types.mjs. Run the script instead
 * of editing this file.
 */

export type ContractIntrospection = {
  name: never;
  query: 'Query';
  mutation: 'Mutation';
  subscription: never;
  types: {
    ActingUser: {
      kind: 'OBJECT';
      name: 'ActingUser';
      fields: {
        fullname: {
          name: 'fullname';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'String'; ofType: null };
          };
        };
        userId: {
          name: 'userId';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null };
          };
        };
      };
    };
    ActionItem: {
      kind: 'OBJECT';
      name: 'ActionItem';
      fields: {
        alert: { name: 'alert'; type: { kind: 'OBJECT'; name: 'RawAlert'; ofType: null } };
        outcome: {
          name: 'outcome';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'ENUM'; name: 'ActionOutcome'; ofType: null };
          };
        };
        rawAlertId: {
          name: 'rawAlertId';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null };
          };
        };
      };
    };
    ActionOutcome: { name: 'ActionOutcome'; enumValues: 'applied' | 'unchanged' | 'notFound' };
    AlertActionType: {
      name: 'AlertActionType';
      enumValues: 'Read' | 'FalseAlert' | 'Feedback' | 'Resolve';
    };
    AlertCategory: {
      kind: 'OBJECT';
      name: 'AlertCategory';
      fields: {
        alertCategoryId: {
          name: 'alertCategoryId';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null };
          };
        };
        categoryEng: {
          name: 'categoryEng';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'String'; ofType: null };
          };
        };
        categoryIdn: {
          name: 'categoryIdn';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'String'; ofType: null };
          };
        };
        descriptionEng: {
          name: 'descriptionEng';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'String'; ofType: null };
          };
        };
        descriptionIdn: {
          name: 'descriptionIdn';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'String'; ofType: null };
          };
        };
        icon_url: {
          name: 'icon_url';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'String'; ofType: null };
          };
        };
      };
    };
    AlertCode: {
      kind: 'OBJECT';
      name: 'AlertCode';
      fields: {
        alertCategories: {
          name: 'alertCategories';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: {
              kind: 'LIST';
              name: never;
              ofType: {
                kind: 'NON_NULL';
                name: never;
                ofType: { kind: 'OBJECT'; name: 'AlertCategory'; ofType: null };
              };
            };
          };
        };
        alertCode: {
          name: 'alertCode';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null };
          };
        };
        descriptionEng: {
          name: 'descriptionEng';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'String'; ofType: null };
          };
        };
        descriptionIdn: {
          name: 'descriptionIdn';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'String'; ofType: null };
          };
        };
        enabledInRule: {
          name: 'enabledInRule';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null };
          };
        };
        fullDescriptionEng: {
          name: 'fullDescriptionEng';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'String'; ofType: null };
          };
        };
        fullDescriptionIdn: {
          name: 'fullDescriptionIdn';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'String'; ofType: null };
          };
        };
        iconUrl: {
          name: 'iconUrl';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'String'; ofType: null };
          };
        };
        maxThreshold: {
          name: 'maxThreshold';
          type: { kind: 'SCALAR'; name: 'Float'; ofType: null };
        };
        minThreshold: {
          name: 'minThreshold';
          type: { kind: 'SCALAR'; name: 'Float'; ofType: null };
        };
        shortDescriptionEng: {
          name: 'shortDescriptionEng';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'String'; ofType: null };
          };
        };
        shortDescriptionIdn: {
          name: 'shortDescriptionIdn';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'String'; ofType: null };
          };
        };
      };
    };
    AlertCodeGroup: {
      name: 'AlertCodeGroup';
      enumValues:
        'value' | 'driving' | 'dms' | 'adas' | 'fleetOrder' | 'safety' | 'device' | 'geofence';
    };
    AlertCodesFilterInput: {
      kind: 'INPUT_OBJECT';
      name: 'AlertCodesFilterInput';
      isOneOf: false;
      inputFields: [
        {
          name: 'pagination';
          type: { kind: 'INPUT_OBJECT'; name: 'PageInput'; ofType: null };
          defaultValue: null;
        },
        {
          name: 'search';
          type: { kind: 'SCALAR'; name: 'String'; ofType: null };
          defaultValue: null;
        },
        {
          name: 'alertCategoryIds';
          type: {
            kind: 'LIST';
            name: never;
            ofType: {
              kind: 'NON_NULL';
              name: never;
              ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null };
            };
          };
          defaultValue: null;
        },
      ];
    };
    AlertCodesResult: {
      kind: 'OBJECT';
      name: 'AlertCodesResult';
      fields: {
        data: {
          name: 'data';
          type: {
            kind: 'LIST';
            name: never;
            ofType: {
              kind: 'NON_NULL';
              name: never;
              ofType: { kind: 'OBJECT'; name: 'AlertCode'; ofType: null };
            };
          };
        };
        errorCode: { name: 'errorCode'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
        errorName: { name: 'errorName'; type: { kind: 'ENUM'; name: 'ErrorName'; ofType: null } };
        isSuccessful: {
          name: 'isSuccessful';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null };
          };
        };
        message: { name: 'message'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
        pagination: {
          name: 'pagination';
          type: { kind: 'OBJECT'; name: 'PageInfo'; ofType: null };
        };
        status: {
          name: 'status';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null };
          };
        };
      };
    };
    AlertDetailDriverScore: {
      kind: 'OBJECT';
      name: 'AlertDetailDriverScore';
      fields: {
        address: { name: 'address'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
        alert: {
          name: 'alert';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'OBJECT'; name: 'AlertCode'; ofType: null };
          };
        };
        alertCode: {
          name: 'alertCode';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null };
          };
        };
        alertData: { name: 'alertData'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
        alertFlag: { name: 'alertFlag'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
        alertTrigger: {
          name: 'alertTrigger';
          type: { kind: 'SCALAR'; name: 'Float'; ofType: null };
        };
        category: {
          name: 'category';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'ENUM'; name: 'DriverScoreCategory'; ofType: null };
          };
        };
        cost: { name: 'cost'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
        createdOn: {
          name: 'createdOn';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'DateTime'; ofType: null };
          };
        };
        driver: {
          name: 'driver';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'OBJECT'; name: 'RankedDriverName'; ofType: null };
          };
        };
        driverId: {
          name: 'driverId';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null };
          };
        };
        formattedAlertData: {
          name: 'formattedAlertData';
          type: { kind: 'SCALAR'; name: 'String'; ofType: null };
        };
        id: {
          name: 'id';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null };
          };
        };
        isFalseAlert: {
          name: 'isFalseAlert';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null };
          };
        };
        isRead: {
          name: 'isRead';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null };
          };
        };
        latitude: { name: 'latitude'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
        longitude: { name: 'longitude'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
        points: { name: 'points'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
        rawAlertId: {
          name: 'rawAlertId';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null };
          };
        };
        threshold: { name: 'threshold'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
        vehicle: {
          name: 'vehicle';
          type: { kind: 'OBJECT'; name: 'DriverScoreAlertVehicle'; ofType: null };
        };
        vehicleId: { name: 'vehicleId'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null } };
      };
    };
    AlertDetailDriverScoresFilterInput: {
      kind: 'INPUT_OBJECT';
      name: 'AlertDetailDriverScoresFilterInput';
      isOneOf: false;
      inputFields: [
        {
          name: 'driverId';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null };
          };
          defaultValue: null;
        },
        {
          name: 'startDate';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'String'; ofType: null };
          };
          defaultValue: null;
        },
        {
          name: 'endDate';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'String'; ofType: null };
          };
          defaultValue: null;
        },
        {
          name: 'categories';
          type: {
            kind: 'LIST';
            name: never;
            ofType: {
              kind: 'NON_NULL';
              name: never;
              ofType: { kind: 'ENUM'; name: 'DriverScoreCategory'; ofType: null };
            };
          };
          defaultValue: null;
        },
        {
          name: 'includeFalseAlerts';
          type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null };
          defaultValue: null;
        },
        {
          name: 'pagination';
          type: { kind: 'INPUT_OBJECT'; name: 'CursorInput'; ofType: null };
          defaultValue: null;
        },
      ];
    };
    AlertDetailDriverScoresResult: {
      kind: 'OBJECT';
      name: 'AlertDetailDriverScoresResult';
      fields: {
        data: {
          name: 'data';
          type: {
            kind: 'LIST';
            name: never;
            ofType: {
              kind: 'NON_NULL';
              name: never;
              ofType: { kind: 'OBJECT'; name: 'AlertDetailDriverScore'; ofType: null };
            };
          };
        };
        errorCode: { name: 'errorCode'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
        errorName: { name: 'errorName'; type: { kind: 'ENUM'; name: 'ErrorName'; ofType: null } };
        isSuccessful: {
          name: 'isSuccessful';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null };
          };
        };
        message: { name: 'message'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
        pagination: {
          name: 'pagination';
          type: { kind: 'OBJECT'; name: 'CursorPagination'; ofType: null };
        };
        status: {
          name: 'status';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null };
          };
        };
      };
    };
    AlertDevice: {
      kind: 'OBJECT';
      name: 'AlertDevice';
      fields: {
        deviceCode: { name: 'deviceCode'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
        phoneNo: { name: 'phoneNo'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
      };
    };
    AlertDriver: {
      kind: 'OBJECT';
      name: 'AlertDriver';
      fields: {
        driverId: {
          name: 'driverId';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null };
          };
        };
        fullname: {
          name: 'fullname';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'String'; ofType: null };
          };
        };
      };
    };
    AlertGeofence: {
      kind: 'OBJECT';
      name: 'AlertGeofence';
      fields: {
        fenceName: {
          name: 'fenceName';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'String'; ofType: null };
          };
        };
        geofenceId: {
          name: 'geofenceId';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null };
          };
        };
      };
    };
    AlertHistoryFilterInput: {
      kind: 'INPUT_OBJECT';
      name: 'AlertHistoryFilterInput';
      isOneOf: false;
      inputFields: [
        { name: 'page'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null }; defaultValue: null },
        { name: 'show'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null }; defaultValue: null },
        {
          name: 'sorts';
          type: {
            kind: 'LIST';
            name: never;
            ofType: {
              kind: 'NON_NULL';
              name: never;
              ofType: { kind: 'INPUT_OBJECT'; name: 'AlertSortInput'; ofType: null };
            };
          };
          defaultValue: null;
        },
        {
          name: 'search';
          type: { kind: 'SCALAR'; name: 'String'; ofType: null };
          defaultValue: null;
        },
        {
          name: 'startDate';
          type: { kind: 'SCALAR'; name: 'DateTime'; ofType: null };
          defaultValue: null;
        },
        {
          name: 'endDate';
          type: { kind: 'SCALAR'; name: 'DateTime'; ofType: null };
          defaultValue: null;
        },
        {
          name: 'state';
          type: {
            kind: 'LIST';
            name: never;
            ofType: {
              kind: 'NON_NULL';
              name: never;
              ofType: { kind: 'ENUM'; name: 'AlertState'; ofType: null };
            };
          };
          defaultValue: null;
        },
        {
          name: 'isRead';
          type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null };
          defaultValue: null;
        },
        {
          name: 'urgency';
          type: { kind: 'ENUM'; name: 'AlertUrgencyType'; ofType: null };
          defaultValue: null;
        },
        {
          name: 'group';
          type: {
            kind: 'LIST';
            name: never;
            ofType: {
              kind: 'NON_NULL';
              name: never;
              ofType: { kind: 'ENUM'; name: 'AlertCodeGroup'; ofType: null };
            };
          };
          defaultValue: null;
        },
        {
          name: 'alertCode';
          type: {
            kind: 'LIST';
            name: never;
            ofType: {
              kind: 'NON_NULL';
              name: never;
              ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null };
            };
          };
          defaultValue: null;
        },
        {
          name: 'vehicleId';
          type: {
            kind: 'LIST';
            name: never;
            ofType: {
              kind: 'NON_NULL';
              name: never;
              ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null };
            };
          };
          defaultValue: null;
        },
        {
          name: 'vgroupIds';
          type: {
            kind: 'LIST';
            name: never;
            ofType: {
              kind: 'NON_NULL';
              name: never;
              ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null };
            };
          };
          defaultValue: null;
        },
        {
          name: 'isSharedVehicle';
          type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null };
          defaultValue: null;
        },
      ];
    };
    AlertHistoryResult: {
      kind: 'OBJECT';
      name: 'AlertHistoryResult';
      fields: {
        data: {
          name: 'data';
          type: {
            kind: 'LIST';
            name: never;
            ofType: {
              kind: 'NON_NULL';
              name: never;
              ofType: { kind: 'OBJECT'; name: 'RawAlert'; ofType: null };
            };
          };
        };
        errorCode: { name: 'errorCode'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
        errorName: { name: 'errorName'; type: { kind: 'ENUM'; name: 'ErrorName'; ofType: null } };
        head: { name: 'head'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
        ids: {
          name: 'ids';
          type: {
            kind: 'LIST';
            name: never;
            ofType: {
              kind: 'NON_NULL';
              name: never;
              ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null };
            };
          };
        };
        isSuccessful: {
          name: 'isSuccessful';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null };
          };
        };
        message: { name: 'message'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
        page: { name: 'page'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
        show: { name: 'show'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
        status: {
          name: 'status';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null };
          };
        };
        total: { name: 'total'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
        vgroupVehicleIds: {
          name: 'vgroupVehicleIds';
          type: {
            kind: 'LIST';
            name: never;
            ofType: {
              kind: 'NON_NULL';
              name: never;
              ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null };
            };
          };
        };
      };
    };
    AlertLogEntry: {
      kind: 'OBJECT';
      name: 'AlertLogEntry';
      fields: {
        alert: {
          name: 'alert';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'OBJECT'; name: 'RawAlert'; ofType: null };
          };
        };
        createdOn: {
          name: 'createdOn';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'DateTime'; ofType: null };
          };
        };
        data: { name: 'data'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
        logId: {
          name: 'logId';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null };
          };
        };
        typeField: {
          name: 'typeField';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'ENUM'; name: 'AlertActionType'; ofType: null };
          };
        };
        user: { name: 'user'; type: { kind: 'OBJECT'; name: 'ActingUser'; ofType: null } };
      };
    };
    AlertLogFilterInput: {
      kind: 'INPUT_OBJECT';
      name: 'AlertLogFilterInput';
      isOneOf: false;
      inputFields: [
        { name: 'page'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null }; defaultValue: null },
        { name: 'show'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null }; defaultValue: null },
        {
          name: 'search';
          type: { kind: 'SCALAR'; name: 'String'; ofType: null };
          defaultValue: null;
        },
        {
          name: 'startDate';
          type: { kind: 'SCALAR'; name: 'DateTime'; ofType: null };
          defaultValue: null;
        },
        {
          name: 'endDate';
          type: { kind: 'SCALAR'; name: 'DateTime'; ofType: null };
          defaultValue: null;
        },
        {
          name: 'typeField';
          type: {
            kind: 'LIST';
            name: never;
            ofType: {
              kind: 'NON_NULL';
              name: never;
              ofType: { kind: 'ENUM'; name: 'AlertActionType'; ofType: null };
            };
          };
          defaultValue: null;
        },
        {
          name: 'isSharedVehicle';
          type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null };
          defaultValue: null;
        },
      ];
    };
    AlertLogResult: {
      kind: 'OBJECT';
      name: 'AlertLogResult';
      fields: {
        data: {
          name: 'data';
          type: {
            kind: 'LIST';
            name: never;
            ofType: {
              kind: 'NON_NULL';
              name: never;
              ofType: { kind: 'OBJECT'; name: 'AlertLogEntry'; ofType: null };
            };
          };
        };
        errorCode: { name: 'errorCode'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
        errorName: { name: 'errorName'; type: { kind: 'ENUM'; name: 'ErrorName'; ofType: null } };
        isSuccessful: {
          name: 'isSuccessful';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null };
          };
        };
        message: { name: 'message'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
        page: { name: 'page'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
        show: { name: 'show'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
        status: {
          name: 'status';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null };
          };
        };
        total: { name: 'total'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
      };
    };
    AlertOwnerChange: {
      kind: 'OBJECT';
      name: 'AlertOwnerChange';
      fields: {
        createdOn: {
          name: 'createdOn';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'DateTime'; ofType: null };
          };
        };
        owner: { name: 'owner'; type: { kind: 'OBJECT'; name: 'ActingUser'; ofType: null } };
        user: { name: 'user'; type: { kind: 'OBJECT'; name: 'ActingUser'; ofType: null } };
      };
    };
    AlertOwnerFilter: { name: 'AlertOwnerFilter'; enumValues: 'mine' | 'nobody' };
    AlertOwnerItem: {
      kind: 'OBJECT';
      name: 'AlertOwnerItem';
      fields: {
        alert: { name: 'alert'; type: { kind: 'OBJECT'; name: 'RawAlert'; ofType: null } };
        outcome: {
          name: 'outcome';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'ENUM'; name: 'AlertOwnerOutcome'; ofType: null };
          };
        };
        rawAlertId: {
          name: 'rawAlertId';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null };
          };
        };
      };
    };
    AlertOwnerOutcome: {
      name: 'AlertOwnerOutcome';
      enumValues: 'applied' | 'unchanged' | 'owned' | 'settled' | 'unseen' | 'notFound';
    };
    AlertOwnerResult: {
      kind: 'OBJECT';
      name: 'AlertOwnerResult';
      fields: {
        createdOn: { name: 'createdOn'; type: { kind: 'SCALAR'; name: 'DateTime'; ofType: null } };
        errorCode: { name: 'errorCode'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
        errorName: { name: 'errorName'; type: { kind: 'ENUM'; name: 'ErrorName'; ofType: null } };
        isSuccessful: {
          name: 'isSuccessful';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null };
          };
        };
        items: {
          name: 'items';
          type: {
            kind: 'LIST';
            name: never;
            ofType: {
              kind: 'NON_NULL';
              name: never;
              ofType: { kind: 'OBJECT'; name: 'AlertOwnerItem'; ofType: null };
            };
          };
        };
        message: { name: 'message'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
        seq: { name: 'seq'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
        status: {
          name: 'status';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null };
          };
        };
        user: { name: 'user'; type: { kind: 'OBJECT'; name: 'ActingUser'; ofType: null } };
      };
    };
    AlertQuickNotes: {
      kind: 'OBJECT';
      name: 'AlertQuickNotes';
      fields: {
        notes: {
          name: 'notes';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: {
              kind: 'LIST';
              name: never;
              ofType: {
                kind: 'NON_NULL';
                name: never;
                ofType: { kind: 'SCALAR'; name: 'String'; ofType: null };
              };
            };
          };
        };
        revision: {
          name: 'revision';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null };
          };
        };
      };
    };
    AlertQuickNotesResult: {
      kind: 'OBJECT';
      name: 'AlertQuickNotesResult';
      fields: {
        data: { name: 'data'; type: { kind: 'OBJECT'; name: 'AlertQuickNotes'; ofType: null } };
        errorCode: { name: 'errorCode'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
        errorName: { name: 'errorName'; type: { kind: 'ENUM'; name: 'ErrorName'; ofType: null } };
        isSuccessful: {
          name: 'isSuccessful';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null };
          };
        };
        message: { name: 'message'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
        status: {
          name: 'status';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null };
          };
        };
      };
    };
    AlertRule: {
      kind: 'OBJECT';
      name: 'AlertRule';
      fields: {
        alert: {
          name: 'alert';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'OBJECT'; name: 'AlertCode'; ofType: null };
          };
        };
        alertCode: {
          name: 'alertCode';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null };
          };
        };
        alertCountThreshold: {
          name: 'alertCountThreshold';
          type: { kind: 'SCALAR'; name: 'Int'; ofType: null };
        };
        alertCountWindow: {
          name: 'alertCountWindow';
          type: { kind: 'SCALAR'; name: 'Int'; ofType: null };
        };
        alertRuleId: {
          name: 'alertRuleId';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null };
          };
        };
        alertUrgencyType: {
          name: 'alertUrgencyType';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'ENUM'; name: 'AlertUrgencyType'; ofType: null };
          };
        };
        autoPopup: {
          name: 'autoPopup';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null };
          };
        };
        companyId: {
          name: 'companyId';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null };
          };
        };
        contactRecipients: {
          name: 'contactRecipients';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: {
              kind: 'LIST';
              name: never;
              ofType: {
                kind: 'NON_NULL';
                name: never;
                ofType: { kind: 'OBJECT'; name: 'RuleContact'; ofType: null };
              };
            };
          };
        };
        createdOn: {
          name: 'createdOn';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'DateTime'; ofType: null };
          };
        };
        dayOfWeek: {
          name: 'dayOfWeek';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: {
              kind: 'LIST';
              name: never;
              ofType: {
                kind: 'NON_NULL';
                name: never;
                ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null };
              };
            };
          };
        };
        endTime: { name: 'endTime'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
        geofences: {
          name: 'geofences';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: {
              kind: 'LIST';
              name: never;
              ofType: {
                kind: 'NON_NULL';
                name: never;
                ofType: { kind: 'OBJECT'; name: 'RuleGeofence'; ofType: null };
              };
            };
          };
        };
        hasInaccessibleUser: {
          name: 'hasInaccessibleUser';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null };
          };
        };
        hasInaccessibleVehicle: {
          name: 'hasInaccessibleVehicle';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null };
          };
        };
        hasInaccessibleVgroup: {
          name: 'hasInaccessibleVgroup';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null };
          };
        };
        isActive: {
          name: 'isActive';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null };
          };
        };
        isInsideGeofence: {
          name: 'isInsideGeofence';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null };
          };
        };
        label: {
          name: 'label';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'String'; ofType: null };
          };
        };
        maxThreshold: {
          name: 'maxThreshold';
          type: { kind: 'SCALAR'; name: 'Float'; ofType: null };
        };
        minThreshold: {
          name: 'minThreshold';
          type: { kind: 'SCALAR'; name: 'Float'; ofType: null };
        };
        minThresholdTime: {
          name: 'minThresholdTime';
          type: { kind: 'SCALAR'; name: 'Int'; ofType: null };
        };
        startTime: { name: 'startTime'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
        totalUsers: {
          name: 'totalUsers';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null };
          };
        };
        totalVehicles: {
          name: 'totalVehicles';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null };
          };
        };
        totalVgroups: {
          name: 'totalVgroups';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null };
          };
        };
        updatedBy: {
          name: 'updatedBy';
          type: { kind: 'OBJECT'; name: 'ActingUser'; ofType: null };
        };
        updatedOn: {
          name: 'updatedOn';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'DateTime'; ofType: null };
          };
        };
        userIsSubscribedToRule: {
          name: 'userIsSubscribedToRule';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null };
          };
        };
        users: {
          name: 'users';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: {
              kind: 'LIST';
              name: never;
              ofType: {
                kind: 'NON_NULL';
                name: never;
                ofType: { kind: 'OBJECT'; name: 'ActingUser'; ofType: null };
              };
            };
          };
        };
        vehicles: {
          name: 'vehicles';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: {
              kind: 'LIST';
              name: never;
              ofType: {
                kind: 'NON_NULL';
                name: never;
                ofType: { kind: 'OBJECT'; name: 'RuleVehicle'; ofType: null };
              };
            };
          };
        };
        version: {
          name: 'version';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null };
          };
        };
        vgroups: {
          name: 'vgroups';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: {
              kind: 'LIST';
              name: never;
              ofType: {
                kind: 'NON_NULL';
                name: never;
                ofType: { kind: 'OBJECT'; name: 'RuleVgroup'; ofType: null };
              };
            };
          };
        };
        withGeofence: {
          name: 'withGeofence';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null };
          };
        };
        withSchedule: {
          name: 'withSchedule';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null };
          };
        };
      };
    };
    AlertRuleChangeResult: {
      kind: 'OBJECT';
      name: 'AlertRuleChangeResult';
      fields: {
        alertRuleId: { name: 'alertRuleId'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null } };
        errorCode: { name: 'errorCode'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
        errorName: { name: 'errorName'; type: { kind: 'ENUM'; name: 'ErrorName'; ofType: null } };
        fieldErrors: {
          name: 'fieldErrors';
          type: {
            kind: 'LIST';
            name: never;
            ofType: {
              kind: 'NON_NULL';
              name: never;
              ofType: { kind: 'OBJECT'; name: 'FieldError'; ofType: null };
            };
          };
        };
        isSuccessful: {
          name: 'isSuccessful';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null };
          };
        };
        message: { name: 'message'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
        status: {
          name: 'status';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null };
          };
        };
        version: { name: 'version'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
      };
    };
    AlertRuleFalseShare: {
      kind: 'OBJECT';
      name: 'AlertRuleFalseShare';
      fields: {
        alertRuleId: {
          name: 'alertRuleId';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null };
          };
        };
        falseAlerts: {
          name: 'falseAlerts';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null };
          };
        };
        total: {
          name: 'total';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null };
          };
        };
      };
    };
    AlertRuleFalseShares: {
      kind: 'OBJECT';
      name: 'AlertRuleFalseShares';
      fields: {
        days: {
          name: 'days';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null };
          };
        };
        limit: { name: 'limit'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
        rules: {
          name: 'rules';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: {
              kind: 'LIST';
              name: never;
              ofType: {
                kind: 'NON_NULL';
                name: never;
                ofType: { kind: 'OBJECT'; name: 'AlertRuleFalseShare'; ofType: null };
              };
            };
          };
        };
      };
    };
    AlertRuleFalseSharesResult: {
      kind: 'OBJECT';
      name: 'AlertRuleFalseSharesResult';
      fields: {
        data: {
          name: 'data';
          type: { kind: 'OBJECT'; name: 'AlertRuleFalseShares'; ofType: null };
        };
        errorCode: { name: 'errorCode'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
        errorName: { name: 'errorName'; type: { kind: 'ENUM'; name: 'ErrorName'; ofType: null } };
        isSuccessful: {
          name: 'isSuccessful';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null };
          };
        };
        message: { name: 'message'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
        status: {
          name: 'status';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null };
          };
        };
      };
    };
    AlertRuleInput: {
      kind: 'INPUT_OBJECT';
      name: 'AlertRuleInput';
      isOneOf: false;
      inputFields: [
        {
          name: 'label';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'String'; ofType: null };
          };
          defaultValue: null;
        },
        {
          name: 'alertCode';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null };
          };
          defaultValue: null;
        },
        {
          name: 'isActive';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null };
          };
          defaultValue: null;
        },
        {
          name: 'alertUrgencyType';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'ENUM'; name: 'AlertUrgencyType'; ofType: null };
          };
          defaultValue: null;
        },
        {
          name: 'minThreshold';
          type: { kind: 'SCALAR'; name: 'Float'; ofType: null };
          defaultValue: null;
        },
        {
          name: 'maxThreshold';
          type: { kind: 'SCALAR'; name: 'Float'; ofType: null };
          defaultValue: null;
        },
        {
          name: 'minThresholdTime';
          type: { kind: 'SCALAR'; name: 'Int'; ofType: null };
          defaultValue: null;
        },
        {
          name: 'alertCountThreshold';
          type: { kind: 'SCALAR'; name: 'Int'; ofType: null };
          defaultValue: null;
        },
        {
          name: 'alertCountWindow';
          type: { kind: 'SCALAR'; name: 'Int'; ofType: null };
          defaultValue: null;
        },
        {
          name: 'withSchedule';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null };
          };
          defaultValue: null;
        },
        {
          name: 'startTime';
          type: { kind: 'SCALAR'; name: 'String'; ofType: null };
          defaultValue: null;
        },
        {
          name: 'endTime';
          type: { kind: 'SCALAR'; name: 'String'; ofType: null };
          defaultValue: null;
        },
        {
          name: 'dayOfWeek';
          type: {
            kind: 'LIST';
            name: never;
            ofType: {
              kind: 'NON_NULL';
              name: never;
              ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null };
            };
          };
          defaultValue: null;
        },
        {
          name: 'withGeofence';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null };
          };
          defaultValue: null;
        },
        {
          name: 'isInsideGeofence';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null };
          };
          defaultValue: null;
        },
        {
          name: 'geofenceIds';
          type: {
            kind: 'LIST';
            name: never;
            ofType: {
              kind: 'NON_NULL';
              name: never;
              ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null };
            };
          };
          defaultValue: null;
        },
        {
          name: 'autoPopup';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null };
          };
          defaultValue: null;
        },
        {
          name: 'vehicleIds';
          type: {
            kind: 'LIST';
            name: never;
            ofType: {
              kind: 'NON_NULL';
              name: never;
              ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null };
            };
          };
          defaultValue: null;
        },
        {
          name: 'vgroupIds';
          type: {
            kind: 'LIST';
            name: never;
            ofType: {
              kind: 'NON_NULL';
              name: never;
              ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null };
            };
          };
          defaultValue: null;
        },
        {
          name: 'userIds';
          type: {
            kind: 'LIST';
            name: never;
            ofType: {
              kind: 'NON_NULL';
              name: never;
              ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null };
            };
          };
          defaultValue: null;
        },
        {
          name: 'contacts';
          type: {
            kind: 'LIST';
            name: never;
            ofType: {
              kind: 'NON_NULL';
              name: never;
              ofType: { kind: 'INPUT_OBJECT'; name: 'RuleContactInput'; ofType: null };
            };
          };
          defaultValue: null;
        },
        {
          name: 'subscribe';
          type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null };
          defaultValue: null;
        },
      ];
    };
    AlertRuleReference: {
      kind: 'OBJECT';
      name: 'AlertRuleReference';
      fields: {
        alertRuleId: {
          name: 'alertRuleId';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null };
          };
        };
        label: {
          name: 'label';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'String'; ofType: null };
          };
        };
      };
    };
    AlertRuleResult: {
      kind: 'OBJECT';
      name: 'AlertRuleResult';
      fields: {
        data: { name: 'data'; type: { kind: 'OBJECT'; name: 'AlertRule'; ofType: null } };
        errorCode: { name: 'errorCode'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
        errorName: { name: 'errorName'; type: { kind: 'ENUM'; name: 'ErrorName'; ofType: null } };
        isSuccessful: {
          name: 'isSuccessful';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null };
          };
        };
        message: { name: 'message'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
        status: {
          name: 'status';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null };
          };
        };
      };
    };
    AlertRuleSortField: {
      name: 'AlertRuleSortField';
      enumValues: 'label' | 'alertCode' | 'urgency' | 'isActive' | 'createdOn' | 'totalVehicles';
    };
    AlertRuleSortInput: {
      kind: 'INPUT_OBJECT';
      name: 'AlertRuleSortInput';
      isOneOf: false;
      inputFields: [
        {
          name: 'field';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'ENUM'; name: 'AlertRuleSortField'; ofType: null };
          };
          defaultValue: null;
        },
        {
          name: 'direction';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'ENUM'; name: 'OrderDirection'; ofType: null };
          };
          defaultValue: null;
        },
      ];
    };
    AlertRuleTemplate: {
      kind: 'OBJECT';
      name: 'AlertRuleTemplate';
      fields: {
        additionalAlertCodes: {
          name: 'additionalAlertCodes';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: {
              kind: 'LIST';
              name: never;
              ofType: {
                kind: 'NON_NULL';
                name: never;
                ofType: { kind: 'OBJECT'; name: 'AlertRuleTemplateCode'; ofType: null };
              };
            };
          };
        };
        category: {
          name: 'category';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'ENUM'; name: 'AlertRuleTemplateCategory'; ofType: null };
          };
        };
        defaultAlertCodes: {
          name: 'defaultAlertCodes';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: {
              kind: 'LIST';
              name: never;
              ofType: {
                kind: 'NON_NULL';
                name: never;
                ofType: { kind: 'OBJECT'; name: 'AlertRuleTemplateCode'; ofType: null };
              };
            };
          };
        };
        descriptionEng: {
          name: 'descriptionEng';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'String'; ofType: null };
          };
        };
        descriptionIdn: {
          name: 'descriptionIdn';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'String'; ofType: null };
          };
        };
        iconUrl: {
          name: 'iconUrl';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'String'; ofType: null };
          };
        };
        nameEng: {
          name: 'nameEng';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'String'; ofType: null };
          };
        };
        nameIdn: {
          name: 'nameIdn';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'String'; ofType: null };
          };
        };
        templateId: {
          name: 'templateId';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null };
          };
        };
      };
    };
    AlertRuleTemplateCategory: { name: 'AlertRuleTemplateCategory'; enumValues: 'Recommendation' };
    AlertRuleTemplateCode: {
      kind: 'OBJECT';
      name: 'AlertRuleTemplateCode';
      fields: {
        alertCode: {
          name: 'alertCode';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null };
          };
        };
        alertRule: {
          name: 'alertRule';
          type: { kind: 'OBJECT'; name: 'AlertRuleReference'; ofType: null };
        };
        descriptionEng: {
          name: 'descriptionEng';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'String'; ofType: null };
          };
        };
        descriptionIdn: {
          name: 'descriptionIdn';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'String'; ofType: null };
          };
        };
        fullDescriptionEng: {
          name: 'fullDescriptionEng';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'String'; ofType: null };
          };
        };
        fullDescriptionIdn: {
          name: 'fullDescriptionIdn';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'String'; ofType: null };
          };
        };
        isAlreadyActive: {
          name: 'isAlreadyActive';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null };
          };
        };
      };
    };
    AlertRuleTemplatesFilterInput: {
      kind: 'INPUT_OBJECT';
      name: 'AlertRuleTemplatesFilterInput';
      isOneOf: false;
      inputFields: [
        {
          name: 'category';
          type: { kind: 'ENUM'; name: 'AlertRuleTemplateCategory'; ofType: null };
          defaultValue: null;
        },
        {
          name: 'pagination';
          type: { kind: 'INPUT_OBJECT'; name: 'PageInput'; ofType: null };
          defaultValue: null;
        },
      ];
    };
    AlertRuleTemplatesResult: {
      kind: 'OBJECT';
      name: 'AlertRuleTemplatesResult';
      fields: {
        data: {
          name: 'data';
          type: {
            kind: 'LIST';
            name: never;
            ofType: {
              kind: 'NON_NULL';
              name: never;
              ofType: { kind: 'OBJECT'; name: 'AlertRuleTemplate'; ofType: null };
            };
          };
        };
        errorCode: { name: 'errorCode'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
        errorName: { name: 'errorName'; type: { kind: 'ENUM'; name: 'ErrorName'; ofType: null } };
        isSuccessful: {
          name: 'isSuccessful';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null };
          };
        };
        message: { name: 'message'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
        pagination: {
          name: 'pagination';
          type: { kind: 'OBJECT'; name: 'PageInfo'; ofType: null };
        };
        status: {
          name: 'status';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null };
          };
        };
      };
    };
    AlertRulesChangeResult: {
      kind: 'OBJECT';
      name: 'AlertRulesChangeResult';
      fields: {
        count: { name: 'count'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
        errorCode: { name: 'errorCode'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
        errorName: { name: 'errorName'; type: { kind: 'ENUM'; name: 'ErrorName'; ofType: null } };
        isSuccessful: {
          name: 'isSuccessful';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null };
          };
        };
        message: { name: 'message'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
        status: {
          name: 'status';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null };
          };
        };
      };
    };
    AlertRulesFilterInput: {
      kind: 'INPUT_OBJECT';
      name: 'AlertRulesFilterInput';
      isOneOf: false;
      inputFields: [
        {
          name: 'pagination';
          type: { kind: 'INPUT_OBJECT'; name: 'PageInput'; ofType: null };
          defaultValue: null;
        },
        {
          name: 'search';
          type: { kind: 'SCALAR'; name: 'String'; ofType: null };
          defaultValue: null;
        },
        {
          name: 'alertCategoryIds';
          type: {
            kind: 'LIST';
            name: never;
            ofType: {
              kind: 'NON_NULL';
              name: never;
              ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null };
            };
          };
          defaultValue: null;
        },
        {
          name: 'alertUrgencyTypes';
          type: {
            kind: 'LIST';
            name: never;
            ofType: {
              kind: 'NON_NULL';
              name: never;
              ofType: { kind: 'ENUM'; name: 'AlertUrgencyType'; ofType: null };
            };
          };
          defaultValue: null;
        },
        {
          name: 'isActive';
          type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null };
          defaultValue: null;
        },
        {
          name: 'alertCodes';
          type: {
            kind: 'LIST';
            name: never;
            ofType: {
              kind: 'NON_NULL';
              name: never;
              ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null };
            };
          };
          defaultValue: null;
        },
        {
          name: 'sort';
          type: { kind: 'INPUT_OBJECT'; name: 'AlertRuleSortInput'; ofType: null };
          defaultValue: null;
        },
      ];
    };
    AlertRulesResult: {
      kind: 'OBJECT';
      name: 'AlertRulesResult';
      fields: {
        data: {
          name: 'data';
          type: {
            kind: 'LIST';
            name: never;
            ofType: {
              kind: 'NON_NULL';
              name: never;
              ofType: { kind: 'OBJECT'; name: 'AlertRule'; ofType: null };
            };
          };
        };
        errorCode: { name: 'errorCode'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
        errorName: { name: 'errorName'; type: { kind: 'ENUM'; name: 'ErrorName'; ofType: null } };
        isSuccessful: {
          name: 'isSuccessful';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null };
          };
        };
        message: { name: 'message'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
        pagination: {
          name: 'pagination';
          type: { kind: 'OBJECT'; name: 'PageInfo'; ofType: null };
        };
        status: {
          name: 'status';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null };
          };
        };
      };
    };
    AlertSearchInput: {
      kind: 'INPUT_OBJECT';
      name: 'AlertSearchInput';
      isOneOf: false;
      inputFields: [
        {
          name: 'text';
          type: { kind: 'SCALAR'; name: 'String'; ofType: null };
          defaultValue: null;
        },
        {
          name: 'group';
          type: {
            kind: 'LIST';
            name: never;
            ofType: {
              kind: 'NON_NULL';
              name: never;
              ofType: { kind: 'ENUM'; name: 'AlertCodeGroup'; ofType: null };
            };
          };
          defaultValue: null;
        },
        {
          name: 'vgroupIds';
          type: {
            kind: 'LIST';
            name: never;
            ofType: {
              kind: 'NON_NULL';
              name: never;
              ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null };
            };
          };
          defaultValue: null;
        },
        {
          name: 'isUnread';
          type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null };
          defaultValue: null;
        },
        {
          name: 'owner';
          type: { kind: 'ENUM'; name: 'AlertOwnerFilter'; ofType: null };
          defaultValue: null;
        },
      ];
    };
    AlertSnooze: {
      kind: 'OBJECT';
      name: 'AlertSnooze';
      fields: {
        alert: {
          name: 'alert';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'OBJECT'; name: 'AlertCode'; ofType: null };
          };
        };
        alertCode: {
          name: 'alertCode';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null };
          };
        };
        endsOn: {
          name: 'endsOn';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'DateTime'; ofType: null };
          };
        };
        licensePlate: {
          name: 'licensePlate';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'String'; ofType: null };
          };
        };
        vehicleId: {
          name: 'vehicleId';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null };
          };
        };
      };
    };
    AlertSnoozesResult: {
      kind: 'OBJECT';
      name: 'AlertSnoozesResult';
      fields: {
        data: {
          name: 'data';
          type: {
            kind: 'LIST';
            name: never;
            ofType: {
              kind: 'NON_NULL';
              name: never;
              ofType: { kind: 'OBJECT'; name: 'AlertSnooze'; ofType: null };
            };
          };
        };
        errorCode: { name: 'errorCode'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
        errorName: { name: 'errorName'; type: { kind: 'ENUM'; name: 'ErrorName'; ofType: null } };
        isSuccessful: {
          name: 'isSuccessful';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null };
          };
        };
        message: { name: 'message'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
        status: {
          name: 'status';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null };
          };
        };
      };
    };
    AlertSortField: {
      name: 'AlertSortField';
      enumValues: 'createdOn' | 'licensePlate' | 'driver' | 'event' | 'state';
    };
    AlertSortInput: {
      kind: 'INPUT_OBJECT';
      name: 'AlertSortInput';
      isOneOf: false;
      inputFields: [
        {
          name: 'field';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'ENUM'; name: 'AlertSortField'; ofType: null };
          };
          defaultValue: null;
        },
        {
          name: 'direction';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'ENUM'; name: 'OrderDirection'; ofType: null };
          };
          defaultValue: null;
        },
      ];
    };
    AlertState: { name: 'AlertState'; enumValues: 'unresolved' | 'resolved' | 'falseAlert' };
    AlertUrgencyType: { name: 'AlertUrgencyType'; enumValues: 'Urgent' | 'Important' };
    AlertVehicle: {
      kind: 'OBJECT';
      name: 'AlertVehicle';
      fields: {
        device: { name: 'device'; type: { kind: 'OBJECT'; name: 'AlertDevice'; ofType: null } };
        id: {
          name: 'id';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null };
          };
        };
        imei: { name: 'imei'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
        licensePlate: {
          name: 'licensePlate';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'String'; ofType: null };
          };
        };
        vehicleType: {
          name: 'vehicleType';
          type: { kind: 'OBJECT'; name: 'AlertVehicleType'; ofType: null };
        };
      };
    };
    AlertVehicleType: {
      kind: 'OBJECT';
      name: 'AlertVehicleType';
      fields: {
        category: {
          name: 'category';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'String'; ofType: null };
          };
        };
        icon: {
          name: 'icon';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'String'; ofType: null };
          };
        };
      };
    };
    AuditAction: {
      name: 'AuditAction';
      enumValues:
        | 'SignIn'
        | 'SignInFailed'
        | 'SignOut'
        | 'SessionsEnded'
        | 'CompanyAdded'
        | 'UserAdded'
        | 'RoleSet'
        | 'PasswordSet'
        | 'UserActivated'
        | 'UserDeactivated'
        | 'IngestKeyAdded'
        | 'IngestKeyRevoked'
        | 'ApiKeyAdded'
        | 'ApiKeyRotated'
        | 'ApiKeyRevoked'
        | 'TokenIssuerChanged'
        | 'SettingsChanged'
        | 'AlertsChanged'
        | 'RulesChanged'
        | 'OrdersChanged'
        | 'CompanyExported'
        | 'CompanyDeleted'
        | 'RefreshTokenReused';
    };
    AuditEntry: {
      kind: 'OBJECT';
      name: 'AuditEntry';
      fields: {
        action: {
          name: 'action';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'ENUM'; name: 'AuditAction'; ofType: null };
          };
        };
        address: { name: 'address'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
        count: { name: 'count'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
        createdOn: {
          name: 'createdOn';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'DateTime'; ofType: null };
          };
        };
        id: {
          name: 'id';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null };
          };
        };
        target: { name: 'target'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
        user: { name: 'user'; type: { kind: 'OBJECT'; name: 'ActingUser'; ofType: null } };
        userAgent: { name: 'userAgent'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
      };
    };
    AuditLogFilterInput: {
      kind: 'INPUT_OBJECT';
      name: 'AuditLogFilterInput';
      isOneOf: false;
      inputFields: [
        {
          name: 'actions';
          type: {
            kind: 'LIST';
            name: never;
            ofType: {
              kind: 'NON_NULL';
              name: never;
              ofType: { kind: 'ENUM'; name: 'AuditAction'; ofType: null };
            };
          };
          defaultValue: null;
        },
        {
          name: 'dateStart';
          type: { kind: 'SCALAR'; name: 'DateTime'; ofType: null };
          defaultValue: null;
        },
        {
          name: 'dateEnd';
          type: { kind: 'SCALAR'; name: 'DateTime'; ofType: null };
          defaultValue: null;
        },
        {
          name: 'pagination';
          type: { kind: 'INPUT_OBJECT'; name: 'AuditLogPaginationInput'; ofType: null };
          defaultValue: null;
        },
      ];
    };
    AuditLogPagination: {
      kind: 'OBJECT';
      name: 'AuditLogPagination';
      fields: {
        endCursor: { name: 'endCursor'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
        hasNextPage: {
          name: 'hasNextPage';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null };
          };
        };
      };
    };
    AuditLogPaginationInput: {
      kind: 'INPUT_OBJECT';
      name: 'AuditLogPaginationInput';
      isOneOf: false;
      inputFields: [
        { name: 'first'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null }; defaultValue: null },
        {
          name: 'after';
          type: { kind: 'SCALAR'; name: 'String'; ofType: null };
          defaultValue: null;
        },
      ];
    };
    AuditLogResult: {
      kind: 'OBJECT';
      name: 'AuditLogResult';
      fields: {
        data: {
          name: 'data';
          type: {
            kind: 'LIST';
            name: never;
            ofType: {
              kind: 'NON_NULL';
              name: never;
              ofType: { kind: 'OBJECT'; name: 'AuditEntry'; ofType: null };
            };
          };
        };
        errorCode: { name: 'errorCode'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
        errorName: { name: 'errorName'; type: { kind: 'ENUM'; name: 'ErrorName'; ofType: null } };
        isSuccessful: {
          name: 'isSuccessful';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null };
          };
        };
        message: { name: 'message'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
        pagination: {
          name: 'pagination';
          type: { kind: 'OBJECT'; name: 'AuditLogPagination'; ofType: null };
        };
        status: {
          name: 'status';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null };
          };
        };
      };
    };
    BackTestAlertRuleInput: {
      kind: 'INPUT_OBJECT';
      name: 'BackTestAlertRuleInput';
      isOneOf: false;
      inputFields: [
        {
          name: 'rule';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'INPUT_OBJECT'; name: 'AlertRuleInput'; ofType: null };
          };
          defaultValue: null;
        },
        {
          name: 'alertRuleId';
          type: { kind: 'SCALAR'; name: 'ID'; ofType: null };
          defaultValue: null;
        },
        { name: 'days'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null }; defaultValue: null },
      ];
    };
    BackTestAlertRuleResult: {
      kind: 'OBJECT';
      name: 'BackTestAlertRuleResult';
      fields: {
        days: {
          name: 'days';
          type: {
            kind: 'LIST';
            name: never;
            ofType: {
              kind: 'NON_NULL';
              name: never;
              ofType: { kind: 'OBJECT'; name: 'BackTestDay'; ofType: null };
            };
          };
        };
        errorCode: { name: 'errorCode'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
        errorName: { name: 'errorName'; type: { kind: 'ENUM'; name: 'ErrorName'; ofType: null } };
        falseAlerts: {
          name: 'falseAlerts';
          type: { kind: 'OBJECT'; name: 'BackTestFalseAlerts'; ofType: null };
        };
        fieldErrors: {
          name: 'fieldErrors';
          type: {
            kind: 'LIST';
            name: never;
            ofType: {
              kind: 'NON_NULL';
              name: never;
              ofType: { kind: 'OBJECT'; name: 'FieldError'; ofType: null };
            };
          };
        };
        isSuccessful: {
          name: 'isSuccessful';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null };
          };
        };
        message: { name: 'message'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
        noisiest: {
          name: 'noisiest';
          type: {
            kind: 'LIST';
            name: never;
            ofType: {
              kind: 'NON_NULL';
              name: never;
              ofType: { kind: 'OBJECT'; name: 'BackTestVehicle'; ofType: null };
            };
          };
        };
        status: {
          name: 'status';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null };
          };
        };
        total: { name: 'total'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
        totalVehicles: {
          name: 'totalVehicles';
          type: { kind: 'SCALAR'; name: 'Int'; ofType: null };
        };
      };
    };
    BackTestDay: {
      kind: 'OBJECT';
      name: 'BackTestDay';
      fields: {
        date: {
          name: 'date';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'String'; ofType: null };
          };
        };
        total: {
          name: 'total';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null };
          };
        };
      };
    };
    BackTestFalseAlerts: {
      kind: 'OBJECT';
      name: 'BackTestFalseAlerts';
      fields: {
        reasons: {
          name: 'reasons';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: {
              kind: 'LIST';
              name: never;
              ofType: {
                kind: 'NON_NULL';
                name: never;
                ofType: { kind: 'OBJECT'; name: 'BackTestReason'; ofType: null };
              };
            };
          };
        };
        total: {
          name: 'total';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null };
          };
        };
      };
    };
    BackTestReason: {
      kind: 'OBJECT';
      name: 'BackTestReason';
      fields: {
        reason: {
          name: 'reason';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'String'; ofType: null };
          };
        };
        total: {
          name: 'total';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null };
          };
        };
      };
    };
    BackTestVehicle: {
      kind: 'OBJECT';
      name: 'BackTestVehicle';
      fields: {
        licensePlate: {
          name: 'licensePlate';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'String'; ofType: null };
          };
        };
        total: {
          name: 'total';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null };
          };
        };
        vehicleId: {
          name: 'vehicleId';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null };
          };
        };
      };
    };
    BackToOldVersionInput: {
      kind: 'INPUT_OBJECT';
      name: 'BackToOldVersionInput';
      isOneOf: false;
      inputFields: [
        {
          name: 'reason';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null };
          };
          defaultValue: null;
        },
        {
          name: 'otherReason';
          type: { kind: 'SCALAR'; name: 'String'; ofType: null };
          defaultValue: null;
        },
      ];
    };
    BackToOldVersionResult: {
      kind: 'OBJECT';
      name: 'BackToOldVersionResult';
      fields: {
        errorCode: { name: 'errorCode'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
        errorName: { name: 'errorName'; type: { kind: 'ENUM'; name: 'ErrorName'; ofType: null } };
        isSuccessful: {
          name: 'isSuccessful';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null };
          };
        };
        message: { name: 'message'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
        status: {
          name: 'status';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null };
          };
        };
      };
    };
    BankAccount: {
      kind: 'OBJECT';
      name: 'BankAccount';
      fields: {
        accountName: {
          name: 'accountName';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'String'; ofType: null };
          };
        };
        accountNo: {
          name: 'accountNo';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'String'; ofType: null };
          };
        };
        bankAccountId: {
          name: 'bankAccountId';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null };
          };
        };
        bankName: {
          name: 'bankName';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'String'; ofType: null };
          };
        };
        companyId: {
          name: 'companyId';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null };
          };
        };
        isDefault: {
          name: 'isDefault';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null };
          };
        };
        revision: {
          name: 'revision';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null };
          };
        };
      };
    };
    BankAccountResult: {
      kind: 'OBJECT';
      name: 'BankAccountResult';
      fields: {
        data: { name: 'data'; type: { kind: 'OBJECT'; name: 'BankAccount'; ofType: null } };
        errorCode: { name: 'errorCode'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
        errorName: { name: 'errorName'; type: { kind: 'ENUM'; name: 'ErrorName'; ofType: null } };
        fieldErrors: {
          name: 'fieldErrors';
          type: {
            kind: 'LIST';
            name: never;
            ofType: {
              kind: 'NON_NULL';
              name: never;
              ofType: { kind: 'OBJECT'; name: 'FieldError'; ofType: null };
            };
          };
        };
        isSuccessful: {
          name: 'isSuccessful';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null };
          };
        };
        message: { name: 'message'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
        status: {
          name: 'status';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null };
          };
        };
      };
    };
    Boolean: unknown;
    BsjChannel: { name: 'BsjChannel'; enumValues: 'CH01' | 'CH03' };
    BsjUploadInput: {
      kind: 'INPUT_OBJECT';
      name: 'BsjUploadInput';
      isOneOf: false;
      inputFields: [
        {
          name: 'channel';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'ENUM'; name: 'BsjChannel'; ofType: null };
          };
          defaultValue: null;
        },
        {
          name: 'startTime';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'DateTime'; ofType: null };
          };
          defaultValue: null;
        },
        {
          name: 'endTime';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'DateTime'; ofType: null };
          };
          defaultValue: null;
        },
        {
          name: 'createdOnRawAlert';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'DateTime'; ofType: null };
          };
          defaultValue: null;
        },
      ];
    };
    CallState: {
      kind: 'OBJECT';
      name: 'CallState';
      fields: {
        deviceType: { name: 'deviceType'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
        imeiVoip: { name: 'imeiVoip'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
        isHaveVoip: {
          name: 'isHaveVoip';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null };
          };
        };
        vehicleIdVoip: {
          name: 'vehicleIdVoip';
          type: { kind: 'SCALAR'; name: 'ID'; ofType: null };
        };
      };
    };
    CameraView: { name: 'CameraView'; enumValues: 'adas' | 'dms' };
    ChangeAlertOwnerInput: {
      kind: 'INPUT_OBJECT';
      name: 'ChangeAlertOwnerInput';
      isOneOf: false;
      inputFields: [
        {
          name: 'rawAlertId';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: {
              kind: 'LIST';
              name: never;
              ofType: {
                kind: 'NON_NULL';
                name: never;
                ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null };
              };
            };
          };
          defaultValue: null;
        },
        { name: 'ownerId'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null }; defaultValue: null },
        {
          name: 'isSharedVehicle';
          type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null };
          defaultValue: null;
        },
      ];
    };
    Company: {
      kind: 'OBJECT';
      name: 'Company';
      fields: {
        accentColor: {
          name: 'accentColor';
          type: { kind: 'SCALAR'; name: 'String'; ofType: null };
        };
        bankAccounts: {
          name: 'bankAccounts';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: {
              kind: 'LIST';
              name: never;
              ofType: {
                kind: 'NON_NULL';
                name: never;
                ofType: { kind: 'OBJECT'; name: 'BankAccount'; ofType: null };
              };
            };
          };
        };
        brandName: { name: 'brandName'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
        category: { name: 'category'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
        companyTag: { name: 'companyTag'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
        domainName: { name: 'domainName'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
        dsBase: {
          name: 'dsBase';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Float'; ofType: null };
          };
        };
        dsBonus: {
          name: 'dsBonus';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Float'; ofType: null };
          };
        };
        dsCostAccel: {
          name: 'dsCostAccel';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Float'; ofType: null };
          };
        };
        dsCostBrake: {
          name: 'dsCostBrake';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Float'; ofType: null };
          };
        };
        dsCostOverspeed: {
          name: 'dsCostOverspeed';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Float'; ofType: null };
          };
        };
        dsCostSharpturn: {
          name: 'dsCostSharpturn';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Float'; ofType: null };
          };
        };
        dsInitialBonus: {
          name: 'dsInitialBonus';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Float'; ofType: null };
          };
        };
        dsInitialInterval: {
          name: 'dsInitialInterval';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Float'; ofType: null };
          };
        };
        dsInterval: {
          name: 'dsInterval';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Float'; ofType: null };
          };
        };
        dsIntervalType: {
          name: 'dsIntervalType';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'ENUM'; name: 'DriverScoreIntervalType'; ofType: null };
          };
        };
        dsMinScoreA: {
          name: 'dsMinScoreA';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Float'; ofType: null };
          };
        };
        dsMinScoreB: {
          name: 'dsMinScoreB';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Float'; ofType: null };
          };
        };
        dsMinScoreC: {
          name: 'dsMinScoreC';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Float'; ofType: null };
          };
        };
        dsMinScoreD: {
          name: 'dsMinScoreD';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Float'; ofType: null };
          };
        };
        email: { name: 'email'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
        falseAlertLimit: {
          name: 'falseAlertLimit';
          type: { kind: 'SCALAR'; name: 'Int'; ofType: null };
        };
        faxNo: { name: 'faxNo'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
        fuelGainAlert: {
          name: 'fuelGainAlert';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null };
          };
        };
        fuelLossAlert: {
          name: 'fuelLossAlert';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null };
          };
        };
        id: {
          name: 'id';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null };
          };
        };
        idleTimeout: {
          name: 'idleTimeout';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null };
          };
        };
        isActive: {
          name: 'isActive';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null };
          };
        };
        logoUrl: { name: 'logoUrl'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
        menuColor: { name: 'menuColor'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
        name: {
          name: 'name';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'String'; ofType: null };
          };
        };
        offlineTimeout: {
          name: 'offlineTimeout';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null };
          };
        };
        parkTimeout: {
          name: 'parkTimeout';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null };
          };
        };
        phoneNo: { name: 'phoneNo'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
        revisions: {
          name: 'revisions';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'OBJECT'; name: 'CompanyRevisions'; ofType: null };
          };
        };
        setupNotifCompleted: {
          name: 'setupNotifCompleted';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null };
          };
        };
        showGeocode: {
          name: 'showGeocode';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null };
          };
        };
        taxNo: { name: 'taxNo'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
      };
    };
    CompanyCategoriesResult: {
      kind: 'OBJECT';
      name: 'CompanyCategoriesResult';
      fields: {
        companyCategories: {
          name: 'companyCategories';
          type: {
            kind: 'LIST';
            name: never;
            ofType: {
              kind: 'NON_NULL';
              name: never;
              ofType: { kind: 'OBJECT'; name: 'CompanyCategory'; ofType: null };
            };
          };
        };
        errorCode: { name: 'errorCode'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
        errorName: { name: 'errorName'; type: { kind: 'ENUM'; name: 'ErrorName'; ofType: null } };
        isSuccessful: {
          name: 'isSuccessful';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null };
          };
        };
        message: { name: 'message'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
        status: {
          name: 'status';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null };
          };
        };
      };
    };
    CompanyCategory: {
      kind: 'OBJECT';
      name: 'CompanyCategory';
      fields: {
        companyId: { name: 'companyId'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null } };
        hasRelation: {
          name: 'hasRelation';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null };
          };
        };
        id: {
          name: 'id';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null };
          };
        };
        srcColumn: { name: 'srcColumn'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
        srcTable: { name: 'srcTable'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
        text: {
          name: 'text';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'String'; ofType: null };
          };
        };
      };
    };
    CompanyCategoryResult: {
      kind: 'OBJECT';
      name: 'CompanyCategoryResult';
      fields: {
        companyCategory: {
          name: 'companyCategory';
          type: { kind: 'OBJECT'; name: 'CompanyCategory'; ofType: null };
        };
        errorCode: { name: 'errorCode'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
        errorName: { name: 'errorName'; type: { kind: 'ENUM'; name: 'ErrorName'; ofType: null } };
        fieldErrors: {
          name: 'fieldErrors';
          type: {
            kind: 'LIST';
            name: never;
            ofType: {
              kind: 'NON_NULL';
              name: never;
              ofType: { kind: 'OBJECT'; name: 'FieldError'; ofType: null };
            };
          };
        };
        isSuccessful: {
          name: 'isSuccessful';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null };
          };
        };
        message: { name: 'message'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
        status: {
          name: 'status';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null };
          };
        };
      };
    };
    CompanyChange: {
      kind: 'OBJECT';
      name: 'CompanyChange';
      fields: {
        createdOn: {
          name: 'createdOn';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'DateTime'; ofType: null };
          };
        };
        field: {
          name: 'field';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'String'; ofType: null };
          };
        };
        id: {
          name: 'id';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null };
          };
        };
        newValue: { name: 'newValue'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
        oldValue: { name: 'oldValue'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
        section: {
          name: 'section';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'ENUM'; name: 'CompanySection'; ofType: null };
          };
        };
        user: {
          name: 'user';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'OBJECT'; name: 'ActingUser'; ofType: null };
          };
        };
      };
    };
    CompanyChangesFilterInput: {
      kind: 'INPUT_OBJECT';
      name: 'CompanyChangesFilterInput';
      isOneOf: false;
      inputFields: [
        {
          name: 'pagination';
          type: { kind: 'INPUT_OBJECT'; name: 'CompanyChangesPaginationInput'; ofType: null };
          defaultValue: null;
        },
      ];
    };
    CompanyChangesPagination: {
      kind: 'OBJECT';
      name: 'CompanyChangesPagination';
      fields: {
        endCursor: { name: 'endCursor'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
        hasNextPage: {
          name: 'hasNextPage';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null };
          };
        };
      };
    };
    CompanyChangesPaginationInput: {
      kind: 'INPUT_OBJECT';
      name: 'CompanyChangesPaginationInput';
      isOneOf: false;
      inputFields: [
        { name: 'first'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null }; defaultValue: null },
        {
          name: 'after';
          type: { kind: 'SCALAR'; name: 'String'; ofType: null };
          defaultValue: null;
        },
      ];
    };
    CompanyChangesResult: {
      kind: 'OBJECT';
      name: 'CompanyChangesResult';
      fields: {
        data: {
          name: 'data';
          type: {
            kind: 'LIST';
            name: never;
            ofType: {
              kind: 'NON_NULL';
              name: never;
              ofType: { kind: 'OBJECT'; name: 'CompanyChange'; ofType: null };
            };
          };
        };
        errorCode: { name: 'errorCode'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
        errorName: { name: 'errorName'; type: { kind: 'ENUM'; name: 'ErrorName'; ofType: null } };
        isSuccessful: {
          name: 'isSuccessful';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null };
          };
        };
        message: { name: 'message'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
        pagination: {
          name: 'pagination';
          type: { kind: 'OBJECT'; name: 'CompanyChangesPagination'; ofType: null };
        };
        status: {
          name: 'status';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null };
          };
        };
      };
    };
    CompanyFilterInput: {
      kind: 'INPUT_OBJECT';
      name: 'CompanyFilterInput';
      isOneOf: false;
      inputFields: [
        {
          name: 'id';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null };
          };
          defaultValue: null;
        },
      ];
    };
    CompanyResult: {
      kind: 'OBJECT';
      name: 'CompanyResult';
      fields: {
        data: { name: 'data'; type: { kind: 'OBJECT'; name: 'Company'; ofType: null } };
        errorCode: { name: 'errorCode'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
        errorName: { name: 'errorName'; type: { kind: 'ENUM'; name: 'ErrorName'; ofType: null } };
        isSuccessful: {
          name: 'isSuccessful';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null };
          };
        };
        message: { name: 'message'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
        status: {
          name: 'status';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null };
          };
        };
      };
    };
    CompanyRevisions: {
      kind: 'OBJECT';
      name: 'CompanyRevisions';
      fields: {
        branding: {
          name: 'branding';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null };
          };
        };
        driverScore: {
          name: 'driverScore';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null };
          };
        };
        identity: {
          name: 'identity';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null };
          };
        };
        operation: {
          name: 'operation';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null };
          };
        };
      };
    };
    CompanySection: {
      name: 'CompanySection';
      enumValues:
        'identity' | 'operation' | 'driverScore' | 'branding' | 'bankAccounts' | 'categories';
    };
    CreateAlertRulesInput: {
      kind: 'INPUT_OBJECT';
      name: 'CreateAlertRulesInput';
      isOneOf: false;
      inputFields: [
        {
          name: 'templates';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: {
              kind: 'LIST';
              name: never;
              ofType: {
                kind: 'NON_NULL';
                name: never;
                ofType: { kind: 'INPUT_OBJECT'; name: 'TemplateChoiceInput'; ofType: null };
              };
            };
          };
          defaultValue: null;
        },
      ];
    };
    CreateAlertRulesResult: {
      kind: 'OBJECT';
      name: 'CreateAlertRulesResult';
      fields: {
        data: {
          name: 'data';
          type: {
            kind: 'LIST';
            name: never;
            ofType: {
              kind: 'NON_NULL';
              name: never;
              ofType: { kind: 'OBJECT'; name: 'AlertRule'; ofType: null };
            };
          };
        };
        errorCode: { name: 'errorCode'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
        errorName: { name: 'errorName'; type: { kind: 'ENUM'; name: 'ErrorName'; ofType: null } };
        fieldErrors: {
          name: 'fieldErrors';
          type: {
            kind: 'LIST';
            name: never;
            ofType: {
              kind: 'NON_NULL';
              name: never;
              ofType: { kind: 'OBJECT'; name: 'FieldError'; ofType: null };
            };
          };
        };
        isSuccessful: {
          name: 'isSuccessful';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null };
          };
        };
        message: { name: 'message'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
        pagination: {
          name: 'pagination';
          type: { kind: 'OBJECT'; name: 'PageInfo'; ofType: null };
        };
        skippedAlertCodes: {
          name: 'skippedAlertCodes';
          type: {
            kind: 'LIST';
            name: never;
            ofType: {
              kind: 'NON_NULL';
              name: never;
              ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null };
            };
          };
        };
        status: {
          name: 'status';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null };
          };
        };
      };
    };
    CreateBankAccountInput: {
      kind: 'INPUT_OBJECT';
      name: 'CreateBankAccountInput';
      isOneOf: false;
      inputFields: [
        {
          name: 'companyId';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null };
          };
          defaultValue: null;
        },
        {
          name: 'bankName';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'String'; ofType: null };
          };
          defaultValue: null;
        },
        {
          name: 'accountName';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'String'; ofType: null };
          };
          defaultValue: null;
        },
        {
          name: 'accountNo';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'String'; ofType: null };
          };
          defaultValue: null;
        },
        {
          name: 'isDefault';
          type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null };
          defaultValue: null;
        },
      ];
    };
    CursorInput: {
      kind: 'INPUT_OBJECT';
      name: 'CursorInput';
      isOneOf: false;
      inputFields: [
        { name: 'first'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null }; defaultValue: null },
        {
          name: 'after';
          type: { kind: 'SCALAR'; name: 'String'; ofType: null };
          defaultValue: null;
        },
        {
          name: 'before';
          type: { kind: 'SCALAR'; name: 'String'; ofType: null };
          defaultValue: null;
        },
      ];
    };
    CursorPagination: {
      kind: 'OBJECT';
      name: 'CursorPagination';
      fields: {
        endCursor: { name: 'endCursor'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
        hasNextPage: {
          name: 'hasNextPage';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null };
          };
        };
        hasPreviousPage: {
          name: 'hasPreviousPage';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null };
          };
        };
        startCursor: {
          name: 'startCursor';
          type: { kind: 'SCALAR'; name: 'String'; ofType: null };
        };
        total: {
          name: 'total';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null };
          };
        };
      };
    };
    DateRangeInput: {
      kind: 'INPUT_OBJECT';
      name: 'DateRangeInput';
      isOneOf: false;
      inputFields: [
        {
          name: 'start';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'DateTime'; ofType: null };
          };
          defaultValue: null;
        },
        {
          name: 'end';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'DateTime'; ofType: null };
          };
          defaultValue: null;
        },
      ];
    };
    DateTime: unknown;
    DeleteAlertRuleInput: {
      kind: 'INPUT_OBJECT';
      name: 'DeleteAlertRuleInput';
      isOneOf: false;
      inputFields: [
        {
          name: 'alertRuleId';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null };
          };
          defaultValue: null;
        },
        {
          name: 'version';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null };
          };
          defaultValue: null;
        },
      ];
    };
    DeleteAlertRulesInput: {
      kind: 'INPUT_OBJECT';
      name: 'DeleteAlertRulesInput';
      isOneOf: false;
      inputFields: [
        {
          name: 'alertRuleIds';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: {
              kind: 'LIST';
              name: never;
              ofType: {
                kind: 'NON_NULL';
                name: never;
                ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null };
              };
            };
          };
          defaultValue: null;
        },
        {
          name: 'selectionMode';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'ENUM'; name: 'SelectionMode'; ofType: null };
          };
          defaultValue: null;
        },
        {
          name: 'filter';
          type: { kind: 'INPUT_OBJECT'; name: 'AlertRulesFilterInput'; ofType: null };
          defaultValue: null;
        },
      ];
    };
    DeleteBankAccountInput: {
      kind: 'INPUT_OBJECT';
      name: 'DeleteBankAccountInput';
      isOneOf: false;
      inputFields: [
        {
          name: 'bankAccountId';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null };
          };
          defaultValue: null;
        },
        {
          name: 'revision';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null };
          };
          defaultValue: null;
        },
        {
          name: 'newDefaultId';
          type: { kind: 'SCALAR'; name: 'ID'; ofType: null };
          defaultValue: null;
        },
      ];
    };
    DeleteBankAccountResult: {
      kind: 'OBJECT';
      name: 'DeleteBankAccountResult';
      fields: {
        errorCode: { name: 'errorCode'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
        errorName: { name: 'errorName'; type: { kind: 'ENUM'; name: 'ErrorName'; ofType: null } };
        fieldErrors: {
          name: 'fieldErrors';
          type: {
            kind: 'LIST';
            name: never;
            ofType: {
              kind: 'NON_NULL';
              name: never;
              ofType: { kind: 'OBJECT'; name: 'FieldError'; ofType: null };
            };
          };
        };
        isSuccessful: {
          name: 'isSuccessful';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null };
          };
        };
        message: { name: 'message'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
        status: {
          name: 'status';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null };
          };
        };
      };
    };
    DeleteCompanyCategoryInput: {
      kind: 'INPUT_OBJECT';
      name: 'DeleteCompanyCategoryInput';
      isOneOf: false;
      inputFields: [
        {
          name: 'id';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null };
          };
          defaultValue: null;
        },
      ];
    };
    DownloadVideoHistoriesFilterInput: {
      kind: 'INPUT_OBJECT';
      name: 'DownloadVideoHistoriesFilterInput';
      isOneOf: false;
      inputFields: [
        {
          name: 'startTime';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'DateTime'; ofType: null };
          };
          defaultValue: null;
        },
        {
          name: 'vehicleId';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null };
          };
          defaultValue: null;
        },
        { name: 'page'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null }; defaultValue: null },
        { name: 'show'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null }; defaultValue: null },
      ];
    };
    DownloadVideoHistoriesResult: {
      kind: 'OBJECT';
      name: 'DownloadVideoHistoriesResult';
      fields: {
        data: {
          name: 'data';
          type: {
            kind: 'LIST';
            name: never;
            ofType: {
              kind: 'NON_NULL';
              name: never;
              ofType: { kind: 'OBJECT'; name: 'DownloadVideoHistory'; ofType: null };
            };
          };
        };
        errorCode: { name: 'errorCode'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
        errorName: { name: 'errorName'; type: { kind: 'ENUM'; name: 'ErrorName'; ofType: null } };
        isSuccessful: {
          name: 'isSuccessful';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null };
          };
        };
        message: { name: 'message'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
        pagination: {
          name: 'pagination';
          type: { kind: 'OBJECT'; name: 'Pagination'; ofType: null };
        };
        status: {
          name: 'status';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null };
          };
        };
      };
    };
    DownloadVideoHistory: {
      kind: 'OBJECT';
      name: 'DownloadVideoHistory';
      fields: {
        camera: {
          name: 'camera';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'ENUM'; name: 'CameraView'; ofType: null };
          };
        };
        channel: {
          name: 'channel';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null };
          };
        };
        endTime: {
          name: 'endTime';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'DateTime'; ofType: null };
          };
        };
        id: {
          name: 'id';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null };
          };
        };
        requestedOn: {
          name: 'requestedOn';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'DateTime'; ofType: null };
          };
        };
        startTime: {
          name: 'startTime';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'DateTime'; ofType: null };
          };
        };
        status: {
          name: 'status';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'ENUM'; name: 'DownloadVideoStatus'; ofType: null };
          };
        };
        vehicleId: {
          name: 'vehicleId';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null };
          };
        };
        videos: {
          name: 'videos';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: {
              kind: 'LIST';
              name: never;
              ofType: {
                kind: 'NON_NULL';
                name: never;
                ofType: { kind: 'OBJECT'; name: 'VideoFile'; ofType: null };
              };
            };
          };
        };
      };
    };
    DownloadVideoStatus: { name: 'DownloadVideoStatus'; enumValues: 'S' | 'P' | 'F' };
    DriverScore: {
      kind: 'OBJECT';
      name: 'DriverScore';
      fields: {
        distraction: {
          name: 'distraction';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'OBJECT'; name: 'DriverScoreCategoryTotal'; ofType: null };
          };
        };
        driver: {
          name: 'driver';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'OBJECT'; name: 'DriverScoreDriver'; ofType: null };
          };
        };
        driverId: {
          name: 'driverId';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null };
          };
        };
        drivingHours: {
          name: 'drivingHours';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Float'; ofType: null };
          };
        };
        exceededIdleTime: {
          name: 'exceededIdleTime';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'OBJECT'; name: 'DriverScoreCategoryTotal'; ofType: null };
          };
        };
        exceededParkingTime: {
          name: 'exceededParkingTime';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'OBJECT'; name: 'DriverScoreCategoryTotal'; ofType: null };
          };
        };
        excludedFalseAlerts: {
          name: 'excludedFalseAlerts';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'OBJECT'; name: 'ExcludedFalseAlerts'; ofType: null };
          };
        };
        eyeClosed: {
          name: 'eyeClosed';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'OBJECT'; name: 'DriverScoreCategoryTotal'; ofType: null };
          };
        };
        finalGrade: {
          name: 'finalGrade';
          type: { kind: 'ENUM'; name: 'DriverScoreGrade'; ofType: null };
        };
        harshAccel: {
          name: 'harshAccel';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'OBJECT'; name: 'DriverScoreCategoryTotal'; ofType: null };
          };
        };
        harshBrake: {
          name: 'harshBrake';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'OBJECT'; name: 'DriverScoreCategoryTotal'; ofType: null };
          };
        };
        lastSync: { name: 'lastSync'; type: { kind: 'SCALAR'; name: 'DateTime'; ofType: null } };
        missingFace: {
          name: 'missingFace';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'OBJECT'; name: 'DriverScoreCategoryTotal'; ofType: null };
          };
        };
        overspeed: {
          name: 'overspeed';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'OBJECT'; name: 'DriverScoreCategoryTotal'; ofType: null };
          };
        };
        phoneCalling: {
          name: 'phoneCalling';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'OBJECT'; name: 'DriverScoreCategoryTotal'; ofType: null };
          };
        };
        score: { name: 'score'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
        sharpturn: {
          name: 'sharpturn';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'OBJECT'; name: 'DriverScoreCategoryTotal'; ofType: null };
          };
        };
        smoking: {
          name: 'smoking';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'OBJECT'; name: 'DriverScoreCategoryTotal'; ofType: null };
          };
        };
        totalAlert: {
          name: 'totalAlert';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null };
          };
        };
        totalDriven: {
          name: 'totalDriven';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Float'; ofType: null };
          };
        };
        yawn: {
          name: 'yawn';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'OBJECT'; name: 'DriverScoreCategoryTotal'; ofType: null };
          };
        };
      };
    };
    DriverScoreAggregation: {
      kind: 'OBJECT';
      name: 'DriverScoreAggregation';
      fields: {
        averageFinalGrade: {
          name: 'averageFinalGrade';
          type: { kind: 'ENUM'; name: 'DriverScoreGrade'; ofType: null };
        };
        averageScore: {
          name: 'averageScore';
          type: { kind: 'SCALAR'; name: 'Float'; ofType: null };
        };
        grades: {
          name: 'grades';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: {
              kind: 'LIST';
              name: never;
              ofType: {
                kind: 'NON_NULL';
                name: never;
                ofType: { kind: 'OBJECT'; name: 'DriverScoreGradeTotal'; ofType: null };
              };
            };
          };
        };
        lowest10Drivers: {
          name: 'lowest10Drivers';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: {
              kind: 'LIST';
              name: never;
              ofType: {
                kind: 'NON_NULL';
                name: never;
                ofType: { kind: 'OBJECT'; name: 'RankedDriver'; ofType: null };
              };
            };
          };
        };
        top10Drivers: {
          name: 'top10Drivers';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: {
              kind: 'LIST';
              name: never;
              ofType: {
                kind: 'NON_NULL';
                name: never;
                ofType: { kind: 'OBJECT'; name: 'RankedDriver'; ofType: null };
              };
            };
          };
        };
        totalDriver: {
          name: 'totalDriver';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null };
          };
        };
        totalWithoutScore: {
          name: 'totalWithoutScore';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null };
          };
        };
        trend: {
          name: 'trend';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: {
              kind: 'LIST';
              name: never;
              ofType: {
                kind: 'NON_NULL';
                name: never;
                ofType: { kind: 'OBJECT'; name: 'DriverScoreTrendPeriod'; ofType: null };
              };
            };
          };
        };
      };
    };
    DriverScoreAlertVehicle: {
      kind: 'OBJECT';
      name: 'DriverScoreAlertVehicle';
      fields: {
        licensePlate: {
          name: 'licensePlate';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'String'; ofType: null };
          };
        };
      };
    };
    DriverScoreCategory: {
      name: 'DriverScoreCategory';
      enumValues:
        | 'harshAccel'
        | 'harshBrake'
        | 'sharpturn'
        | 'overspeed'
        | 'exceededParkingTime'
        | 'exceededIdleTime'
        | 'yawn'
        | 'distraction'
        | 'smoking'
        | 'phoneCalling'
        | 'eyeClosed'
        | 'missingFace';
    };
    DriverScoreCategoryTotal: {
      kind: 'OBJECT';
      name: 'DriverScoreCategoryTotal';
      fields: {
        reportedCost: {
          name: 'reportedCost';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Float'; ofType: null };
          };
        };
        score: { name: 'score'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
        total: {
          name: 'total';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null };
          };
        };
      };
    };
    DriverScoreDriver: {
      kind: 'OBJECT';
      name: 'DriverScoreDriver';
      fields: {
        fullname: {
          name: 'fullname';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'String'; ofType: null };
          };
        };
        isActive: {
          name: 'isActive';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null };
          };
        };
        phoneNo: { name: 'phoneNo'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
        photograph: { name: 'photograph'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
        userId: { name: 'userId'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null } };
      };
    };
    DriverScoreFilterInput: {
      kind: 'INPUT_OBJECT';
      name: 'DriverScoreFilterInput';
      isOneOf: false;
      inputFields: [
        {
          name: 'driverId';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null };
          };
          defaultValue: null;
        },
        {
          name: 'startDate';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'String'; ofType: null };
          };
          defaultValue: null;
        },
        {
          name: 'endDate';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'String'; ofType: null };
          };
          defaultValue: null;
        },
      ];
    };
    DriverScoreGrade: { name: 'DriverScoreGrade'; enumValues: 'A' | 'B' | 'C' | 'D' | 'E' };
    DriverScoreGradeTotal: {
      kind: 'OBJECT';
      name: 'DriverScoreGradeTotal';
      fields: {
        grade: {
          name: 'grade';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'ENUM'; name: 'DriverScoreGrade'; ofType: null };
          };
        };
        total: {
          name: 'total';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null };
          };
        };
      };
    };
    DriverScoreGroupsFilterInput: {
      kind: 'INPUT_OBJECT';
      name: 'DriverScoreGroupsFilterInput';
      isOneOf: false;
      inputFields: [
        {
          name: 'pagination';
          type: { kind: 'INPUT_OBJECT'; name: 'PageInput'; ofType: null };
          defaultValue: null;
        },
        {
          name: 'search';
          type: { kind: 'SCALAR'; name: 'String'; ofType: null };
          defaultValue: null;
        },
      ];
    };
    DriverScoreGroupsResult: {
      kind: 'OBJECT';
      name: 'DriverScoreGroupsResult';
      fields: {
        data: {
          name: 'data';
          type: {
            kind: 'LIST';
            name: never;
            ofType: {
              kind: 'NON_NULL';
              name: never;
              ofType: { kind: 'OBJECT'; name: 'RuleVgroup'; ofType: null };
            };
          };
        };
        errorCode: { name: 'errorCode'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
        errorName: { name: 'errorName'; type: { kind: 'ENUM'; name: 'ErrorName'; ofType: null } };
        isSuccessful: {
          name: 'isSuccessful';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null };
          };
        };
        message: { name: 'message'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
        pagination: {
          name: 'pagination';
          type: { kind: 'OBJECT'; name: 'PageInfo'; ofType: null };
        };
        status: {
          name: 'status';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null };
          };
        };
      };
    };
    DriverScoreHistoryEntry: {
      kind: 'OBJECT';
      name: 'DriverScoreHistoryEntry';
      fields: {
        endDate: {
          name: 'endDate';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'String'; ofType: null };
          };
        };
        finalGrade: {
          name: 'finalGrade';
          type: { kind: 'ENUM'; name: 'DriverScoreGrade'; ofType: null };
        };
        score: { name: 'score'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
        startDate: {
          name: 'startDate';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'String'; ofType: null };
          };
        };
      };
    };
    DriverScoreIntervalType: {
      name: 'DriverScoreIntervalType';
      enumValues: 'distance' | 'duration';
    };
    DriverScoreResult: {
      kind: 'OBJECT';
      name: 'DriverScoreResult';
      fields: {
        data: { name: 'data'; type: { kind: 'OBJECT'; name: 'DriverScore'; ofType: null } };
        errorCode: { name: 'errorCode'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
        errorName: { name: 'errorName'; type: { kind: 'ENUM'; name: 'ErrorName'; ofType: null } };
        history: {
          name: 'history';
          type: {
            kind: 'LIST';
            name: never;
            ofType: {
              kind: 'NON_NULL';
              name: never;
              ofType: { kind: 'OBJECT'; name: 'DriverScoreHistoryEntry'; ofType: null };
            };
          };
        };
        isSuccessful: {
          name: 'isSuccessful';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null };
          };
        };
        lastSync: { name: 'lastSync'; type: { kind: 'SCALAR'; name: 'DateTime'; ofType: null } };
        message: { name: 'message'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
        settings: {
          name: 'settings';
          type: { kind: 'OBJECT'; name: 'DriverScoreSettings'; ofType: null };
        };
        status: {
          name: 'status';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null };
          };
        };
      };
    };
    DriverScoreSettings: {
      kind: 'OBJECT';
      name: 'DriverScoreSettings';
      fields: {
        dsBase: {
          name: 'dsBase';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Float'; ofType: null };
          };
        };
        dsBonus: {
          name: 'dsBonus';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Float'; ofType: null };
          };
        };
        dsCostAccel: {
          name: 'dsCostAccel';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Float'; ofType: null };
          };
        };
        dsCostBrake: {
          name: 'dsCostBrake';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Float'; ofType: null };
          };
        };
        dsCostOverspeed: {
          name: 'dsCostOverspeed';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Float'; ofType: null };
          };
        };
        dsCostSharpturn: {
          name: 'dsCostSharpturn';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Float'; ofType: null };
          };
        };
        dsInitialBonus: {
          name: 'dsInitialBonus';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Float'; ofType: null };
          };
        };
        dsInitialInterval: {
          name: 'dsInitialInterval';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Float'; ofType: null };
          };
        };
        dsInterval: {
          name: 'dsInterval';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Float'; ofType: null };
          };
        };
        dsIntervalType: {
          name: 'dsIntervalType';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'ENUM'; name: 'DriverScoreIntervalType'; ofType: null };
          };
        };
        dsMinScoreA: {
          name: 'dsMinScoreA';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Float'; ofType: null };
          };
        };
        dsMinScoreB: {
          name: 'dsMinScoreB';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Float'; ofType: null };
          };
        };
        dsMinScoreC: {
          name: 'dsMinScoreC';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Float'; ofType: null };
          };
        };
        dsMinScoreD: {
          name: 'dsMinScoreD';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Float'; ofType: null };
          };
        };
      };
    };
    DriverScoreSortField: {
      name: 'DriverScoreSortField';
      enumValues:
        | 'fullname'
        | 'finalGrade'
        | 'score'
        | 'totalDriven'
        | 'totalAlert'
        | 'harshAccel'
        | 'harshBrake'
        | 'sharpturn'
        | 'overspeed'
        | 'exceededParkingTime'
        | 'exceededIdleTime'
        | 'yawn'
        | 'distraction'
        | 'smoking'
        | 'phoneCalling'
        | 'eyeClosed'
        | 'missingFace';
    };
    DriverScoreSortInput: {
      kind: 'INPUT_OBJECT';
      name: 'DriverScoreSortInput';
      isOneOf: false;
      inputFields: [
        {
          name: 'field';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'ENUM'; name: 'DriverScoreSortField'; ofType: null };
          };
          defaultValue: null;
        },
        {
          name: 'direction';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'ENUM'; name: 'OrderDirection'; ofType: null };
          };
          defaultValue: null;
        },
      ];
    };
    DriverScoreTrendPeriod: {
      kind: 'OBJECT';
      name: 'DriverScoreTrendPeriod';
      fields: {
        averageScore: {
          name: 'averageScore';
          type: { kind: 'SCALAR'; name: 'Float'; ofType: null };
        };
        endDate: {
          name: 'endDate';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'String'; ofType: null };
          };
        };
        startDate: {
          name: 'startDate';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'String'; ofType: null };
          };
        };
        totalDriver: {
          name: 'totalDriver';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null };
          };
        };
      };
    };
    DriverScoresFilterInput: {
      kind: 'INPUT_OBJECT';
      name: 'DriverScoresFilterInput';
      isOneOf: false;
      inputFields: [
        {
          name: 'startDate';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'String'; ofType: null };
          };
          defaultValue: null;
        },
        {
          name: 'endDate';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'String'; ofType: null };
          };
          defaultValue: null;
        },
        {
          name: 'vgroupIds';
          type: {
            kind: 'LIST';
            name: never;
            ofType: {
              kind: 'NON_NULL';
              name: never;
              ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null };
            };
          };
          defaultValue: null;
        },
        {
          name: 'search';
          type: { kind: 'SCALAR'; name: 'String'; ofType: null };
          defaultValue: null;
        },
        {
          name: 'pagination';
          type: { kind: 'INPUT_OBJECT'; name: 'PageInput'; ofType: null };
          defaultValue: null;
        },
        {
          name: 'sort';
          type: { kind: 'INPUT_OBJECT'; name: 'DriverScoreSortInput'; ofType: null };
          defaultValue: null;
        },
      ];
    };
    DriverScoresResult: {
      kind: 'OBJECT';
      name: 'DriverScoresResult';
      fields: {
        aggregation: {
          name: 'aggregation';
          type: { kind: 'OBJECT'; name: 'DriverScoreAggregation'; ofType: null };
        };
        data: {
          name: 'data';
          type: {
            kind: 'LIST';
            name: never;
            ofType: {
              kind: 'NON_NULL';
              name: never;
              ofType: { kind: 'OBJECT'; name: 'DriverScore'; ofType: null };
            };
          };
        };
        errorCode: { name: 'errorCode'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
        errorName: { name: 'errorName'; type: { kind: 'ENUM'; name: 'ErrorName'; ofType: null } };
        isSuccessful: {
          name: 'isSuccessful';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null };
          };
        };
        lastSync: { name: 'lastSync'; type: { kind: 'SCALAR'; name: 'DateTime'; ofType: null } };
        message: { name: 'message'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
        pagination: {
          name: 'pagination';
          type: { kind: 'OBJECT'; name: 'PageInfo'; ofType: null };
        };
        settings: {
          name: 'settings';
          type: { kind: 'OBJECT'; name: 'DriverScoreSettings'; ofType: null };
        };
        status: {
          name: 'status';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null };
          };
        };
      };
    };
    EndAlertSnoozeInput: {
      kind: 'INPUT_OBJECT';
      name: 'EndAlertSnoozeInput';
      isOneOf: false;
      inputFields: [
        {
          name: 'vehicleId';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null };
          };
          defaultValue: null;
        },
        {
          name: 'alertCode';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null };
          };
          defaultValue: null;
        },
      ];
    };
    Envelope: {
      kind: 'INTERFACE';
      name: 'Envelope';
      fields: {
        errorCode: { name: 'errorCode'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
        errorName: { name: 'errorName'; type: { kind: 'ENUM'; name: 'ErrorName'; ofType: null } };
        isSuccessful: {
          name: 'isSuccessful';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null };
          };
        };
        message: { name: 'message'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
        status: {
          name: 'status';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null };
          };
        };
      };
      possibleTypes:
        | 'AlertCodesResult'
        | 'AlertDetailDriverScoresResult'
        | 'AlertHistoryResult'
        | 'AlertLogResult'
        | 'AlertOwnerResult'
        | 'AlertQuickNotesResult'
        | 'AlertRuleChangeResult'
        | 'AlertRuleFalseSharesResult'
        | 'AlertRuleResult'
        | 'AlertRuleTemplatesResult'
        | 'AlertRulesChangeResult'
        | 'AlertRulesResult'
        | 'AlertSnoozesResult'
        | 'AuditLogResult'
        | 'BackTestAlertRuleResult'
        | 'BackToOldVersionResult'
        | 'BankAccountResult'
        | 'CompanyCategoriesResult'
        | 'CompanyCategoryResult'
        | 'CompanyChangesResult'
        | 'CompanyResult'
        | 'CreateAlertRulesResult'
        | 'DeleteBankAccountResult'
        | 'DownloadVideoHistoriesResult'
        | 'DriverScoreGroupsResult'
        | 'DriverScoreResult'
        | 'DriverScoresResult'
        | 'FalseAlertBreakdownResult'
        | 'FleetOrderDetailResult'
        | 'GeofencesResult'
        | 'MissedLiveMessagesResult'
        | 'NotificationResult'
        | 'PayloadResult'
        | 'PossibleAlertOwnersResult'
        | 'RawAlertsActionResult'
        | 'RawAlertsResult'
        | 'RecordShiftHandoverResult'
        | 'RuleContactsResult'
        | 'RuleGeofencesResult'
        | 'RuleUsersResult'
        | 'RuleVehiclesResult'
        | 'RuleVgroupsResult'
        | 'SendTestNotificationResult'
        | 'SetUploadMediaResult'
        | 'ShiftHandoverResult'
        | 'TotalImportantAlertsResult'
        | 'UnregisterPushTokenResult'
        | 'UpdateCompanyResult'
        | 'UpdateFileListResult'
        | 'VehicleResult'
        | 'VehicleStatusesResult'
        | 'VehicleTrailResult'
        | 'VehicleVideosResult';
    };
    ErrorName: {
      name: 'ErrorName';
      enumValues:
        | 'UNAUTHENTICATED'
        | 'FORBIDDEN'
        | 'INVALID_INPUT'
        | 'NOT_FOUND'
        | 'CONFLICT'
        | 'TOO_MANY_ATTEMPTS'
        | 'INTERNAL';
    };
    ExcludedFalseAlerts: {
      kind: 'OBJECT';
      name: 'ExcludedFalseAlerts';
      fields: {
        points: {
          name: 'points';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Float'; ofType: null };
          };
        };
        total: {
          name: 'total';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null };
          };
        };
      };
    };
    FalseAlertBreakdown: {
      kind: 'OBJECT';
      name: 'FalseAlertBreakdown';
      fields: {
        cameras: {
          name: 'cameras';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: {
              kind: 'LIST';
              name: never;
              ofType: {
                kind: 'NON_NULL';
                name: never;
                ofType: { kind: 'OBJECT'; name: 'FalseAlertsOfCamera'; ofType: null };
              };
            };
          };
        };
        codes: {
          name: 'codes';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: {
              kind: 'LIST';
              name: never;
              ofType: {
                kind: 'NON_NULL';
                name: never;
                ofType: { kind: 'OBJECT'; name: 'FalseAlertsOfCode'; ofType: null };
              };
            };
          };
        };
        days: {
          name: 'days';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null };
          };
        };
        falseAlerts: {
          name: 'falseAlerts';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null };
          };
        };
        reasons: {
          name: 'reasons';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: {
              kind: 'LIST';
              name: never;
              ofType: {
                kind: 'NON_NULL';
                name: never;
                ofType: { kind: 'OBJECT'; name: 'FalseAlertReason'; ofType: null };
              };
            };
          };
        };
        total: {
          name: 'total';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null };
          };
        };
        vehicles: {
          name: 'vehicles';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: {
              kind: 'LIST';
              name: never;
              ofType: {
                kind: 'NON_NULL';
                name: never;
                ofType: { kind: 'OBJECT'; name: 'FalseAlertsOfVehicle'; ofType: null };
              };
            };
          };
        };
      };
    };
    FalseAlertBreakdownFilterInput: {
      kind: 'INPUT_OBJECT';
      name: 'FalseAlertBreakdownFilterInput';
      isOneOf: false;
      inputFields: [
        {
          name: 'alertRuleId';
          type: { kind: 'SCALAR'; name: 'ID'; ofType: null };
          defaultValue: null;
        },
      ];
    };
    FalseAlertBreakdownResult: {
      kind: 'OBJECT';
      name: 'FalseAlertBreakdownResult';
      fields: {
        data: { name: 'data'; type: { kind: 'OBJECT'; name: 'FalseAlertBreakdown'; ofType: null } };
        errorCode: { name: 'errorCode'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
        errorName: { name: 'errorName'; type: { kind: 'ENUM'; name: 'ErrorName'; ofType: null } };
        isSuccessful: {
          name: 'isSuccessful';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null };
          };
        };
        message: { name: 'message'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
        status: {
          name: 'status';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null };
          };
        };
      };
    };
    FalseAlertReason: {
      kind: 'OBJECT';
      name: 'FalseAlertReason';
      fields: {
        reason: { name: 'reason'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
        total: {
          name: 'total';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null };
          };
        };
      };
    };
    FalseAlertsOfCamera: {
      kind: 'OBJECT';
      name: 'FalseAlertsOfCamera';
      fields: {
        camera: { name: 'camera'; type: { kind: 'ENUM'; name: 'CameraView'; ofType: null } };
        falseAlerts: {
          name: 'falseAlerts';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null };
          };
        };
        reasons: {
          name: 'reasons';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: {
              kind: 'LIST';
              name: never;
              ofType: {
                kind: 'NON_NULL';
                name: never;
                ofType: { kind: 'OBJECT'; name: 'FalseAlertReason'; ofType: null };
              };
            };
          };
        };
        total: {
          name: 'total';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null };
          };
        };
      };
    };
    FalseAlertsOfCode: {
      kind: 'OBJECT';
      name: 'FalseAlertsOfCode';
      fields: {
        alert: {
          name: 'alert';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'OBJECT'; name: 'AlertCode'; ofType: null };
          };
        };
        falseAlerts: {
          name: 'falseAlerts';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null };
          };
        };
        reasons: {
          name: 'reasons';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: {
              kind: 'LIST';
              name: never;
              ofType: {
                kind: 'NON_NULL';
                name: never;
                ofType: { kind: 'OBJECT'; name: 'FalseAlertReason'; ofType: null };
              };
            };
          };
        };
        total: {
          name: 'total';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null };
          };
        };
      };
    };
    FalseAlertsOfVehicle: {
      kind: 'OBJECT';
      name: 'FalseAlertsOfVehicle';
      fields: {
        falseAlerts: {
          name: 'falseAlerts';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null };
          };
        };
        licensePlate: {
          name: 'licensePlate';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'String'; ofType: null };
          };
        };
        reasons: {
          name: 'reasons';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: {
              kind: 'LIST';
              name: never;
              ofType: {
                kind: 'NON_NULL';
                name: never;
                ofType: { kind: 'OBJECT'; name: 'FalseAlertReason'; ofType: null };
              };
            };
          };
        };
        total: {
          name: 'total';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null };
          };
        };
        vehicleId: {
          name: 'vehicleId';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null };
          };
        };
      };
    };
    FieldError: {
      kind: 'OBJECT';
      name: 'FieldError';
      fields: {
        field: {
          name: 'field';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'String'; ofType: null };
          };
        };
        message: {
          name: 'message';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'String'; ofType: null };
          };
        };
      };
    };
    FleetOrder: {
      kind: 'OBJECT';
      name: 'FleetOrder';
      fields: {
        detail: {
          name: 'detail';
          type: { kind: 'OBJECT'; name: 'FleetOrderDetail'; ofType: null };
        };
        foId: {
          name: 'foId';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null };
          };
        };
        foNumber: { name: 'foNumber'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
        logId: {
          name: 'logId';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null };
          };
        };
      };
    };
    FleetOrderData: {
      kind: 'OBJECT';
      name: 'FleetOrderData';
      fields: {
        detail: {
          name: 'detail';
          type: { kind: 'OBJECT'; name: 'FleetOrderDetail'; ofType: null };
        };
      };
    };
    FleetOrderDetail: {
      kind: 'OBJECT';
      name: 'FleetOrderDetail';
      fields: {
        actual_time: {
          name: 'actual_time';
          type: { kind: 'SCALAR'; name: 'DateTime'; ofType: null };
        };
        estimated_target_time: {
          name: 'estimated_target_time';
          type: { kind: 'SCALAR'; name: 'DateTime'; ofType: null };
        };
        location: { name: 'location'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
        planned_activities_duration: {
          name: 'planned_activities_duration';
          type: { kind: 'SCALAR'; name: 'Int'; ofType: null };
        };
        point_in_km: { name: 'point_in_km'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
        point_location_name: {
          name: 'point_location_name';
          type: { kind: 'SCALAR'; name: 'String'; ofType: null };
        };
        target_time: {
          name: 'target_time';
          type: { kind: 'SCALAR'; name: 'DateTime'; ofType: null };
        };
        total_fo_duration: {
          name: 'total_fo_duration';
          type: { kind: 'SCALAR'; name: 'Int'; ofType: null };
        };
      };
    };
    FleetOrderDetailResult: {
      kind: 'OBJECT';
      name: 'FleetOrderDetailResult';
      fields: {
        data: { name: 'data'; type: { kind: 'OBJECT'; name: 'FleetOrder'; ofType: null } };
        errorCode: { name: 'errorCode'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
        errorName: { name: 'errorName'; type: { kind: 'ENUM'; name: 'ErrorName'; ofType: null } };
        isSuccessful: {
          name: 'isSuccessful';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null };
          };
        };
        message: { name: 'message'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
        status: {
          name: 'status';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null };
          };
        };
      };
    };
    Float: unknown;
    GeoPoint: {
      kind: 'OBJECT';
      name: 'GeoPoint';
      fields: {
        latitude: {
          name: 'latitude';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Float'; ofType: null };
          };
        };
        longitude: {
          name: 'longitude';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Float'; ofType: null };
          };
        };
      };
    };
    Geofence: {
      kind: 'OBJECT';
      name: 'Geofence';
      fields: {
        center: { name: 'center'; type: { kind: 'OBJECT'; name: 'GeoPoint'; ofType: null } };
        fenceName: {
          name: 'fenceName';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'String'; ofType: null };
          };
        };
        geofenceId: {
          name: 'geofenceId';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null };
          };
        };
        radius: { name: 'radius'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
        ring: {
          name: 'ring';
          type: {
            kind: 'LIST';
            name: never;
            ofType: {
              kind: 'NON_NULL';
              name: never;
              ofType: { kind: 'OBJECT'; name: 'GeoPoint'; ofType: null };
            };
          };
        };
      };
    };
    GeofencesResult: {
      kind: 'OBJECT';
      name: 'GeofencesResult';
      fields: {
        data: {
          name: 'data';
          type: {
            kind: 'LIST';
            name: never;
            ofType: {
              kind: 'NON_NULL';
              name: never;
              ofType: { kind: 'OBJECT'; name: 'Geofence'; ofType: null };
            };
          };
        };
        errorCode: { name: 'errorCode'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
        errorName: { name: 'errorName'; type: { kind: 'ENUM'; name: 'ErrorName'; ofType: null } };
        isSuccessful: {
          name: 'isSuccessful';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null };
          };
        };
        message: { name: 'message'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
        status: {
          name: 'status';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null };
          };
        };
      };
    };
    ID: unknown;
    Int: unknown;
    MissedLiveMessagesResult: {
      kind: 'OBJECT';
      name: 'MissedLiveMessagesResult';
      fields: {
        alerts: {
          name: 'alerts';
          type: {
            kind: 'LIST';
            name: never;
            ofType: {
              kind: 'NON_NULL';
              name: never;
              ofType: { kind: 'OBJECT'; name: 'RawAlert'; ofType: null };
            };
          };
        };
        errorCode: { name: 'errorCode'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
        errorName: { name: 'errorName'; type: { kind: 'ENUM'; name: 'ErrorName'; ofType: null } };
        head: { name: 'head'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
        isComplete: { name: 'isComplete'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null } };
        isSuccessful: {
          name: 'isSuccessful';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null };
          };
        };
        message: { name: 'message'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
        status: {
          name: 'status';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null };
          };
        };
      };
    };
    Mutation: {
      kind: 'OBJECT';
      name: 'Mutation';
      fields: {
        backToOldVersion: {
          name: 'backToOldVersion';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'OBJECT'; name: 'BackToOldVersionResult'; ofType: null };
          };
        };
        changeAlertOwner: {
          name: 'changeAlertOwner';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'OBJECT'; name: 'AlertOwnerResult'; ofType: null };
          };
        };
        createAlertRule: {
          name: 'createAlertRule';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'OBJECT'; name: 'AlertRuleChangeResult'; ofType: null };
          };
        };
        createAlertRules: {
          name: 'createAlertRules';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'OBJECT'; name: 'CreateAlertRulesResult'; ofType: null };
          };
        };
        createBankAccount: {
          name: 'createBankAccount';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'OBJECT'; name: 'BankAccountResult'; ofType: null };
          };
        };
        createCompanyCategory: {
          name: 'createCompanyCategory';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'OBJECT'; name: 'CompanyCategoryResult'; ofType: null };
          };
        };
        deleteAlertRule: {
          name: 'deleteAlertRule';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'OBJECT'; name: 'AlertRuleChangeResult'; ofType: null };
          };
        };
        deleteAlertRules: {
          name: 'deleteAlertRules';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'OBJECT'; name: 'AlertRulesChangeResult'; ofType: null };
          };
        };
        deleteBankAccount: {
          name: 'deleteBankAccount';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'OBJECT'; name: 'DeleteBankAccountResult'; ofType: null };
          };
        };
        deleteCompanyCategory: {
          name: 'deleteCompanyCategory';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'OBJECT'; name: 'CompanyCategoryResult'; ofType: null };
          };
        };
        endAlertSnooze: {
          name: 'endAlertSnooze';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'OBJECT'; name: 'AlertSnoozesResult'; ofType: null };
          };
        };
        recordShiftHandover: {
          name: 'recordShiftHandover';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'OBJECT'; name: 'RecordShiftHandoverResult'; ofType: null };
          };
        };
        sendTestNotification: {
          name: 'sendTestNotification';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'OBJECT'; name: 'SendTestNotificationResult'; ofType: null };
          };
        };
        setUploadMedia: {
          name: 'setUploadMedia';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'OBJECT'; name: 'SetUploadMediaResult'; ofType: null };
          };
        };
        snoozeAlerts: {
          name: 'snoozeAlerts';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'OBJECT'; name: 'AlertSnoozesResult'; ofType: null };
          };
        };
        unregisterPushToken: {
          name: 'unregisterPushToken';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'OBJECT'; name: 'UnregisterPushTokenResult'; ofType: null };
          };
        };
        updateAlertQuickNotes: {
          name: 'updateAlertQuickNotes';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'OBJECT'; name: 'AlertQuickNotesResult'; ofType: null };
          };
        };
        updateAlertRule: {
          name: 'updateAlertRule';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'OBJECT'; name: 'AlertRuleChangeResult'; ofType: null };
          };
        };
        updateAlertRules: {
          name: 'updateAlertRules';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'OBJECT'; name: 'AlertRulesChangeResult'; ofType: null };
          };
        };
        updateBankAccount: {
          name: 'updateBankAccount';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'OBJECT'; name: 'BankAccountResult'; ofType: null };
          };
        };
        updateCompany: {
          name: 'updateCompany';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'OBJECT'; name: 'UpdateCompanyResult'; ofType: null };
          };
        };
        updateFileList: {
          name: 'updateFileList';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'OBJECT'; name: 'UpdateFileListResult'; ofType: null };
          };
        };
        upsertRawAlertsAction: {
          name: 'upsertRawAlertsAction';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'OBJECT'; name: 'RawAlertsActionResult'; ofType: null };
          };
        };
      };
    };
    NotificationResult: {
      kind: 'OBJECT';
      name: 'NotificationResult';
      fields: {
        data: { name: 'data'; type: { kind: 'OBJECT'; name: 'RawAlert'; ofType: null } };
        errorCode: { name: 'errorCode'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
        errorName: { name: 'errorName'; type: { kind: 'ENUM'; name: 'ErrorName'; ofType: null } };
        head: { name: 'head'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
        isSuccessful: {
          name: 'isSuccessful';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null };
          };
        };
        message: { name: 'message'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
        status: {
          name: 'status';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null };
          };
        };
      };
    };
    OrderDirection: { name: 'OrderDirection'; enumValues: 'asc' | 'desc' };
    PageInfo: {
      kind: 'OBJECT';
      name: 'PageInfo';
      fields: {
        page: {
          name: 'page';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null };
          };
        };
        show: {
          name: 'show';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null };
          };
        };
        total: {
          name: 'total';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null };
          };
        };
      };
    };
    PageInput: {
      kind: 'INPUT_OBJECT';
      name: 'PageInput';
      isOneOf: false;
      inputFields: [
        { name: 'page'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null }; defaultValue: null },
        { name: 'show'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null }; defaultValue: null },
      ];
    };
    Pagination: {
      kind: 'OBJECT';
      name: 'Pagination';
      fields: {
        endCursor: { name: 'endCursor'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
        hasNextPage: {
          name: 'hasNextPage';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null };
          };
        };
        page: {
          name: 'page';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null };
          };
        };
        show: {
          name: 'show';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null };
          };
        };
        startCursor: {
          name: 'startCursor';
          type: { kind: 'SCALAR'; name: 'String'; ofType: null };
        };
        total: {
          name: 'total';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null };
          };
        };
      };
    };
    PaginationInput: {
      kind: 'INPUT_OBJECT';
      name: 'PaginationInput';
      isOneOf: false;
      inputFields: [
        { name: 'page'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null }; defaultValue: null },
        { name: 'show'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null }; defaultValue: null },
        {
          name: 'after';
          type: { kind: 'SCALAR'; name: 'String'; ofType: null };
          defaultValue: null;
        },
      ];
    };
    PayloadCaller: {
      kind: 'OBJECT';
      name: 'PayloadCaller';
      fields: {
        fullname: {
          name: 'fullname';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'String'; ofType: null };
          };
        };
        scopes: {
          name: 'scopes';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: {
              kind: 'LIST';
              name: never;
              ofType: {
                kind: 'NON_NULL';
                name: never;
                ofType: { kind: 'SCALAR'; name: 'String'; ofType: null };
              };
            };
          };
        };
        timeZone: {
          name: 'timeZone';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'String'; ofType: null };
          };
        };
        userId: {
          name: 'userId';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null };
          };
        };
      };
    };
    PayloadFilterInput: {
      kind: 'INPUT_OBJECT';
      name: 'PayloadFilterInput';
      isOneOf: false;
      inputFields: [
        {
          name: 'isSharedVehicle';
          type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null };
          defaultValue: null;
        },
        {
          name: 'filterByType';
          type: {
            kind: 'LIST';
            name: never;
            ofType: {
              kind: 'NON_NULL';
              name: never;
              ofType: { kind: 'ENUM'; name: 'PayloadFilterType'; ofType: null };
            };
          };
          defaultValue: null;
        },
      ];
    };
    PayloadFilterType: { name: 'PayloadFilterType'; enumValues: 'AlertCenter' | 'SystemNotif' };
    PayloadResult: {
      kind: 'OBJECT';
      name: 'PayloadResult';
      fields: {
        caller: { name: 'caller'; type: { kind: 'OBJECT'; name: 'PayloadCaller'; ofType: null } };
        errorCode: { name: 'errorCode'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
        errorName: { name: 'errorName'; type: { kind: 'ENUM'; name: 'ErrorName'; ofType: null } };
        isSuccessful: {
          name: 'isSuccessful';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null };
          };
        };
        message: { name: 'message'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
        payload: { name: 'payload'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
        payloadExpiresIn: {
          name: 'payloadExpiresIn';
          type: { kind: 'SCALAR'; name: 'Int'; ofType: null };
        };
        serverTime: {
          name: 'serverTime';
          type: { kind: 'SCALAR'; name: 'DateTime'; ofType: null };
        };
        status: {
          name: 'status';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null };
          };
        };
        subscribedAlertRules: {
          name: 'subscribedAlertRules';
          type: { kind: 'OBJECT'; name: 'SubscribedAlertRules'; ofType: null };
        };
      };
    };
    PossibleAlertOwnersResult: {
      kind: 'OBJECT';
      name: 'PossibleAlertOwnersResult';
      fields: {
        data: {
          name: 'data';
          type: {
            kind: 'LIST';
            name: never;
            ofType: {
              kind: 'NON_NULL';
              name: never;
              ofType: { kind: 'OBJECT'; name: 'ActingUser'; ofType: null };
            };
          };
        };
        errorCode: { name: 'errorCode'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
        errorName: { name: 'errorName'; type: { kind: 'ENUM'; name: 'ErrorName'; ofType: null } };
        isSuccessful: {
          name: 'isSuccessful';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null };
          };
        };
        message: { name: 'message'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
        status: {
          name: 'status';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null };
          };
        };
      };
    };
    PushPlatform: { name: 'PushPlatform'; enumValues: 'web' };
    Query: {
      kind: 'OBJECT';
      name: 'Query';
      fields: {
        alertCodesPaginated: {
          name: 'alertCodesPaginated';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'OBJECT'; name: 'AlertCodesResult'; ofType: null };
          };
        };
        alertDetailDriverScores: {
          name: 'alertDetailDriverScores';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'OBJECT'; name: 'AlertDetailDriverScoresResult'; ofType: null };
          };
        };
        alertFalseShares: {
          name: 'alertFalseShares';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'OBJECT'; name: 'AlertRuleFalseSharesResult'; ofType: null };
          };
        };
        alertHistory: {
          name: 'alertHistory';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'OBJECT'; name: 'AlertHistoryResult'; ofType: null };
          };
        };
        alertLog: {
          name: 'alertLog';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'OBJECT'; name: 'AlertLogResult'; ofType: null };
          };
        };
        alertQuickNotes: {
          name: 'alertQuickNotes';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'OBJECT'; name: 'AlertQuickNotesResult'; ofType: null };
          };
        };
        alertRule: {
          name: 'alertRule';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'OBJECT'; name: 'AlertRuleResult'; ofType: null };
          };
        };
        alertRuleFalseShares: {
          name: 'alertRuleFalseShares';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'OBJECT'; name: 'AlertRuleFalseSharesResult'; ofType: null };
          };
        };
        alertRuleTemplates: {
          name: 'alertRuleTemplates';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'OBJECT'; name: 'AlertRuleTemplatesResult'; ofType: null };
          };
        };
        alertRules: {
          name: 'alertRules';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'OBJECT'; name: 'AlertRulesResult'; ofType: null };
          };
        };
        alertSnoozes: {
          name: 'alertSnoozes';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'OBJECT'; name: 'AlertSnoozesResult'; ofType: null };
          };
        };
        alertVgroups: {
          name: 'alertVgroups';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'OBJECT'; name: 'RuleVgroupsResult'; ofType: null };
          };
        };
        auditLog: {
          name: 'auditLog';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'OBJECT'; name: 'AuditLogResult'; ofType: null };
          };
        };
        backTestAlertRule: {
          name: 'backTestAlertRule';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'OBJECT'; name: 'BackTestAlertRuleResult'; ofType: null };
          };
        };
        company: {
          name: 'company';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'OBJECT'; name: 'CompanyResult'; ofType: null };
          };
        };
        companyCategories: {
          name: 'companyCategories';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'OBJECT'; name: 'CompanyCategoriesResult'; ofType: null };
          };
        };
        companyChanges: {
          name: 'companyChanges';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'OBJECT'; name: 'CompanyChangesResult'; ofType: null };
          };
        };
        downloadVideoHistories: {
          name: 'downloadVideoHistories';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'OBJECT'; name: 'DownloadVideoHistoriesResult'; ofType: null };
          };
        };
        driverScore: {
          name: 'driverScore';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'OBJECT'; name: 'DriverScoreResult'; ofType: null };
          };
        };
        driverScoreGroups: {
          name: 'driverScoreGroups';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'OBJECT'; name: 'DriverScoreGroupsResult'; ofType: null };
          };
        };
        driverScores: {
          name: 'driverScores';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'OBJECT'; name: 'DriverScoresResult'; ofType: null };
          };
        };
        falseAlertBreakdown: {
          name: 'falseAlertBreakdown';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'OBJECT'; name: 'FalseAlertBreakdownResult'; ofType: null };
          };
        };
        fleetOrderDetail: {
          name: 'fleetOrderDetail';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'OBJECT'; name: 'FleetOrderDetailResult'; ofType: null };
          };
        };
        geofences: {
          name: 'geofences';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'OBJECT'; name: 'GeofencesResult'; ofType: null };
          };
        };
        missedLiveMessages: {
          name: 'missedLiveMessages';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'OBJECT'; name: 'MissedLiveMessagesResult'; ofType: null };
          };
        };
        notification: {
          name: 'notification';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'OBJECT'; name: 'NotificationResult'; ofType: null };
          };
        };
        payload: {
          name: 'payload';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'OBJECT'; name: 'PayloadResult'; ofType: null };
          };
        };
        possibleAlertOwners: {
          name: 'possibleAlertOwners';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'OBJECT'; name: 'PossibleAlertOwnersResult'; ofType: null };
          };
        };
        rawAlerts: {
          name: 'rawAlerts';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'OBJECT'; name: 'RawAlertsResult'; ofType: null };
          };
        };
        ruleContacts: {
          name: 'ruleContacts';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'OBJECT'; name: 'RuleContactsResult'; ofType: null };
          };
        };
        ruleGeofences: {
          name: 'ruleGeofences';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'OBJECT'; name: 'RuleGeofencesResult'; ofType: null };
          };
        };
        ruleUsers: {
          name: 'ruleUsers';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'OBJECT'; name: 'RuleUsersResult'; ofType: null };
          };
        };
        ruleVehicles: {
          name: 'ruleVehicles';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'OBJECT'; name: 'RuleVehiclesResult'; ofType: null };
          };
        };
        ruleVgroups: {
          name: 'ruleVgroups';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'OBJECT'; name: 'RuleVgroupsResult'; ofType: null };
          };
        };
        shiftHandover: {
          name: 'shiftHandover';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'OBJECT'; name: 'ShiftHandoverResult'; ofType: null };
          };
        };
        totalImportantAlerts: {
          name: 'totalImportantAlerts';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'OBJECT'; name: 'TotalImportantAlertsResult'; ofType: null };
          };
        };
        vehicle: {
          name: 'vehicle';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'OBJECT'; name: 'VehicleResult'; ofType: null };
          };
        };
        vehicleStatuses: {
          name: 'vehicleStatuses';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'OBJECT'; name: 'VehicleStatusesResult'; ofType: null };
          };
        };
        vehicleTrail: {
          name: 'vehicleTrail';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'OBJECT'; name: 'VehicleTrailResult'; ofType: null };
          };
        };
        vehicleVideos: {
          name: 'vehicleVideos';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'OBJECT'; name: 'VehicleVideosResult'; ofType: null };
          };
        };
      };
    };
    RankedDriver: {
      kind: 'OBJECT';
      name: 'RankedDriver';
      fields: {
        driver: {
          name: 'driver';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'OBJECT'; name: 'RankedDriverName'; ofType: null };
          };
        };
        driverId: {
          name: 'driverId';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null };
          };
        };
        finalGrade: {
          name: 'finalGrade';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'ENUM'; name: 'DriverScoreGrade'; ofType: null };
          };
        };
        score: {
          name: 'score';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Float'; ofType: null };
          };
        };
      };
    };
    RankedDriverName: {
      kind: 'OBJECT';
      name: 'RankedDriverName';
      fields: {
        fullname: {
          name: 'fullname';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'String'; ofType: null };
          };
        };
      };
    };
    RawAlert: {
      kind: 'OBJECT';
      name: 'RawAlert';
      fields: {
        additionalData: {
          name: 'additionalData';
          type: { kind: 'OBJECT'; name: 'RawAlertAdditionalData'; ofType: null };
        };
        address: { name: 'address'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
        alert: {
          name: 'alert';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'OBJECT'; name: 'AlertCode'; ofType: null };
          };
        };
        alertCode: {
          name: 'alertCode';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null };
          };
        };
        alertData: { name: 'alertData'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
        alertFlag: { name: 'alertFlag'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
        alertRuleIds: {
          name: 'alertRuleIds';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: {
              kind: 'LIST';
              name: never;
              ofType: {
                kind: 'NON_NULL';
                name: never;
                ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null };
              };
            };
          };
        };
        alertTrigger: {
          name: 'alertTrigger';
          type: { kind: 'SCALAR'; name: 'Float'; ofType: null };
        };
        callState: { name: 'callState'; type: { kind: 'OBJECT'; name: 'CallState'; ofType: null } };
        childVehicleId: {
          name: 'childVehicleId';
          type: { kind: 'SCALAR'; name: 'ID'; ofType: null };
        };
        cost: { name: 'cost'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
        createdOn: {
          name: 'createdOn';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'DateTime'; ofType: null };
          };
        };
        driver: { name: 'driver'; type: { kind: 'OBJECT'; name: 'AlertDriver'; ofType: null } };
        durationSeconds: {
          name: 'durationSeconds';
          type: { kind: 'SCALAR'; name: 'Int'; ofType: null };
        };
        foData: { name: 'foData'; type: { kind: 'OBJECT'; name: 'FleetOrderData'; ofType: null } };
        foId: { name: 'foId'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null } };
        foNumber: { name: 'foNumber'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
        formattedAlertData: {
          name: 'formattedAlertData';
          type: { kind: 'SCALAR'; name: 'String'; ofType: null };
        };
        geofences: {
          name: 'geofences';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: {
              kind: 'LIST';
              name: never;
              ofType: {
                kind: 'NON_NULL';
                name: never;
                ofType: { kind: 'OBJECT'; name: 'AlertGeofence'; ofType: null };
              };
            };
          };
        };
        id: {
          name: 'id';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'String'; ofType: null };
          };
        };
        isFalseAlert: {
          name: 'isFalseAlert';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null };
          };
        };
        isImportant: {
          name: 'isImportant';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null };
          };
        };
        isRead: {
          name: 'isRead';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null };
          };
        };
        isResolved: {
          name: 'isResolved';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null };
          };
        };
        isUrgent: {
          name: 'isUrgent';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null };
          };
        };
        lastUserFeedback: {
          name: 'lastUserFeedback';
          type: { kind: 'OBJECT'; name: 'UserFeedback'; ofType: null };
        };
        latitude: { name: 'latitude'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
        logId: { name: 'logId'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null } };
        longitude: { name: 'longitude'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
        mapUrl: { name: 'mapUrl'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
        owner: { name: 'owner'; type: { kind: 'OBJECT'; name: 'ActingUser'; ofType: null } };
        ownerLog: {
          name: 'ownerLog';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: {
              kind: 'LIST';
              name: never;
              ofType: {
                kind: 'NON_NULL';
                name: never;
                ofType: { kind: 'OBJECT'; name: 'AlertOwnerChange'; ofType: null };
              };
            };
          };
        };
        rawAlertId: {
          name: 'rawAlertId';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null };
          };
        };
        readOn: { name: 'readOn'; type: { kind: 'SCALAR'; name: 'DateTime'; ofType: null } };
        receivedOn: {
          name: 'receivedOn';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'DateTime'; ofType: null };
          };
        };
        resolvedBy: { name: 'resolvedBy'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null } };
        resolvedOn: {
          name: 'resolvedOn';
          type: { kind: 'SCALAR'; name: 'DateTime'; ofType: null };
        };
        resolver: { name: 'resolver'; type: { kind: 'OBJECT'; name: 'ActingUser'; ofType: null } };
        seq: {
          name: 'seq';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null };
          };
        };
        shouldHaveMedia: {
          name: 'shouldHaveMedia';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null };
          };
        };
        sourceDeviceCategory: {
          name: 'sourceDeviceCategory';
          type: { kind: 'SCALAR'; name: 'String'; ofType: null };
        };
        sourceDeviceType: {
          name: 'sourceDeviceType';
          type: { kind: 'SCALAR'; name: 'String'; ofType: null };
        };
        threshold: { name: 'threshold'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
        userLogs: {
          name: 'userLogs';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: {
              kind: 'LIST';
              name: never;
              ofType: {
                kind: 'NON_NULL';
                name: never;
                ofType: { kind: 'OBJECT'; name: 'UserLog'; ofType: null };
              };
            };
          };
        };
        vehicle: {
          name: 'vehicle';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'OBJECT'; name: 'AlertVehicle'; ofType: null };
          };
        };
        vehicleId: {
          name: 'vehicleId';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null };
          };
        };
      };
    };
    RawAlertAdditionalData: {
      kind: 'OBJECT';
      name: 'RawAlertAdditionalData';
      fields: {
        downloadVideoStatus: {
          name: 'downloadVideoStatus';
          type: { kind: 'SCALAR'; name: 'String'; ofType: null };
        };
      };
    };
    RawAlertUploadInput: {
      kind: 'INPUT_OBJECT';
      name: 'RawAlertUploadInput';
      isOneOf: false;
      inputFields: [
        {
          name: 'cameraPosition';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null };
          };
          defaultValue: null;
        },
        {
          name: 'rawAlertCreatedOn';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'DateTime'; ofType: null };
          };
          defaultValue: null;
        },
      ];
    };
    RawAlertsActionInput: {
      kind: 'INPUT_OBJECT';
      name: 'RawAlertsActionInput';
      isOneOf: false;
      inputFields: [
        {
          name: 'actionType';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'ENUM'; name: 'AlertActionType'; ofType: null };
          };
          defaultValue: null;
        },
        {
          name: 'data';
          type: { kind: 'SCALAR'; name: 'String'; ofType: null };
          defaultValue: null;
        },
        {
          name: 'note';
          type: { kind: 'SCALAR'; name: 'String'; ofType: null };
          defaultValue: null;
        },
        {
          name: 'rawAlertId';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: {
              kind: 'LIST';
              name: never;
              ofType: {
                kind: 'NON_NULL';
                name: never;
                ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null };
              };
            };
          };
          defaultValue: null;
        },
        {
          name: 'selectionMode';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'ENUM'; name: 'SelectionMode'; ofType: null };
          };
          defaultValue: null;
        },
        {
          name: 'dateRange';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'INPUT_OBJECT'; name: 'DateRangeInput'; ofType: null };
          };
          defaultValue: null;
        },
        {
          name: 'vehicleId';
          type: {
            kind: 'LIST';
            name: never;
            ofType: {
              kind: 'NON_NULL';
              name: never;
              ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null };
            };
          };
          defaultValue: null;
        },
        {
          name: 'alertUrgencyType';
          type: { kind: 'ENUM'; name: 'AlertUrgencyType'; ofType: null };
          defaultValue: null;
        },
        {
          name: 'isSharedVehicle';
          type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null };
          defaultValue: null;
        },
      ];
    };
    RawAlertsActionResult: {
      kind: 'OBJECT';
      name: 'RawAlertsActionResult';
      fields: {
        data: { name: 'data'; type: { kind: 'OBJECT'; name: 'UserActionRecord'; ofType: null } };
        errorCode: { name: 'errorCode'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
        errorName: { name: 'errorName'; type: { kind: 'ENUM'; name: 'ErrorName'; ofType: null } };
        isSuccessful: {
          name: 'isSuccessful';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null };
          };
        };
        items: {
          name: 'items';
          type: {
            kind: 'LIST';
            name: never;
            ofType: {
              kind: 'NON_NULL';
              name: never;
              ofType: { kind: 'OBJECT'; name: 'ActionItem'; ofType: null };
            };
          };
        };
        message: { name: 'message'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
        seq: { name: 'seq'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
        status: {
          name: 'status';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null };
          };
        };
      };
    };
    RawAlertsFilterInput: {
      kind: 'INPUT_OBJECT';
      name: 'RawAlertsFilterInput';
      isOneOf: false;
      inputFields: [
        {
          name: 'pagination';
          type: { kind: 'INPUT_OBJECT'; name: 'PaginationInput'; ofType: null };
          defaultValue: null;
        },
        {
          name: 'orderBy';
          type: { kind: 'INPUT_OBJECT'; name: 'RawAlertsOrderInput'; ofType: null };
          defaultValue: null;
        },
        {
          name: 'isUrgent';
          type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null };
          defaultValue: null;
        },
        {
          name: 'isImportant';
          type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null };
          defaultValue: null;
        },
        {
          name: 'startDate';
          type: { kind: 'SCALAR'; name: 'DateTime'; ofType: null };
          defaultValue: null;
        },
        {
          name: 'endDate';
          type: { kind: 'SCALAR'; name: 'DateTime'; ofType: null };
          defaultValue: null;
        },
        {
          name: 'isRead';
          type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null };
          defaultValue: null;
        },
        {
          name: 'isResolved';
          type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null };
          defaultValue: null;
        },
        {
          name: 'isFalseAlert';
          type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null };
          defaultValue: null;
        },
        {
          name: 'alertCode';
          type: {
            kind: 'LIST';
            name: never;
            ofType: {
              kind: 'NON_NULL';
              name: never;
              ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null };
            };
          };
          defaultValue: null;
        },
        {
          name: 'rawAlertId';
          type: {
            kind: 'LIST';
            name: never;
            ofType: {
              kind: 'NON_NULL';
              name: never;
              ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null };
            };
          };
          defaultValue: null;
        },
        {
          name: 'vehicleId';
          type: {
            kind: 'LIST';
            name: never;
            ofType: {
              kind: 'NON_NULL';
              name: never;
              ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null };
            };
          };
          defaultValue: null;
        },
        {
          name: 'search';
          type: { kind: 'INPUT_OBJECT'; name: 'AlertSearchInput'; ofType: null };
          defaultValue: null;
        },
        {
          name: 'isSharedVehicle';
          type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null };
          defaultValue: null;
        },
      ];
    };
    RawAlertsOrderInput: {
      kind: 'INPUT_OBJECT';
      name: 'RawAlertsOrderInput';
      isOneOf: false;
      inputFields: [
        {
          name: 'createdOn';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'ENUM'; name: 'OrderDirection'; ofType: null };
          };
          defaultValue: null;
        },
      ];
    };
    RawAlertsResult: {
      kind: 'OBJECT';
      name: 'RawAlertsResult';
      fields: {
        data: {
          name: 'data';
          type: {
            kind: 'LIST';
            name: never;
            ofType: {
              kind: 'NON_NULL';
              name: never;
              ofType: { kind: 'OBJECT'; name: 'RawAlert'; ofType: null };
            };
          };
        };
        errorCode: { name: 'errorCode'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
        errorName: { name: 'errorName'; type: { kind: 'ENUM'; name: 'ErrorName'; ofType: null } };
        head: { name: 'head'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
        isSuccessful: {
          name: 'isSuccessful';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null };
          };
        };
        message: { name: 'message'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
        pagination: {
          name: 'pagination';
          type: { kind: 'OBJECT'; name: 'Pagination'; ofType: null };
        };
        status: {
          name: 'status';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null };
          };
        };
      };
    };
    RecordShiftHandoverInput: {
      kind: 'INPUT_OBJECT';
      name: 'RecordShiftHandoverInput';
      isOneOf: false;
      inputFields: [
        {
          name: 'previousId';
          type: { kind: 'SCALAR'; name: 'ID'; ofType: null };
          defaultValue: null;
        },
        {
          name: 'note';
          type: { kind: 'SCALAR'; name: 'String'; ofType: null };
          defaultValue: null;
        },
      ];
    };
    RecordShiftHandoverResult: {
      kind: 'OBJECT';
      name: 'RecordShiftHandoverResult';
      fields: {
        data: { name: 'data'; type: { kind: 'OBJECT'; name: 'ShiftHandoverRecord'; ofType: null } };
        errorCode: { name: 'errorCode'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
        errorName: { name: 'errorName'; type: { kind: 'ENUM'; name: 'ErrorName'; ofType: null } };
        isSuccessful: {
          name: 'isSuccessful';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null };
          };
        };
        message: { name: 'message'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
        status: {
          name: 'status';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null };
          };
        };
      };
    };
    RuleContact: {
      kind: 'OBJECT';
      name: 'RuleContact';
      fields: {
        contactId: {
          name: 'contactId';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null };
          };
        };
        email: { name: 'email'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
        label: { name: 'label'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
        phoneNumber: {
          name: 'phoneNumber';
          type: { kind: 'SCALAR'; name: 'String'; ofType: null };
        };
        user: { name: 'user'; type: { kind: 'OBJECT'; name: 'RuleContactUser'; ofType: null } };
        userId: { name: 'userId'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null } };
      };
    };
    RuleContactInput: {
      kind: 'INPUT_OBJECT';
      name: 'RuleContactInput';
      isOneOf: false;
      inputFields: [
        {
          name: 'contactId';
          type: { kind: 'SCALAR'; name: 'ID'; ofType: null };
          defaultValue: null;
        },
        {
          name: 'label';
          type: { kind: 'SCALAR'; name: 'String'; ofType: null };
          defaultValue: null;
        },
        {
          name: 'email';
          type: { kind: 'SCALAR'; name: 'String'; ofType: null };
          defaultValue: null;
        },
        {
          name: 'phoneNumber';
          type: { kind: 'SCALAR'; name: 'String'; ofType: null };
          defaultValue: null;
        },
      ];
    };
    RuleContactUser: {
      kind: 'OBJECT';
      name: 'RuleContactUser';
      fields: {
        fullname: {
          name: 'fullname';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'String'; ofType: null };
          };
        };
      };
    };
    RuleContactsResult: {
      kind: 'OBJECT';
      name: 'RuleContactsResult';
      fields: {
        data: {
          name: 'data';
          type: {
            kind: 'LIST';
            name: never;
            ofType: {
              kind: 'NON_NULL';
              name: never;
              ofType: { kind: 'OBJECT'; name: 'RuleContact'; ofType: null };
            };
          };
        };
        errorCode: { name: 'errorCode'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
        errorName: { name: 'errorName'; type: { kind: 'ENUM'; name: 'ErrorName'; ofType: null } };
        isSuccessful: {
          name: 'isSuccessful';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null };
          };
        };
        message: { name: 'message'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
        pagination: {
          name: 'pagination';
          type: { kind: 'OBJECT'; name: 'PageInfo'; ofType: null };
        };
        status: {
          name: 'status';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null };
          };
        };
      };
    };
    RuleGeofence: {
      kind: 'OBJECT';
      name: 'RuleGeofence';
      fields: {
        address: { name: 'address'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
        center: { name: 'center'; type: { kind: 'OBJECT'; name: 'GeoPoint'; ofType: null } };
        fenceName: {
          name: 'fenceName';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'String'; ofType: null };
          };
        };
        geofenceId: {
          name: 'geofenceId';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null };
          };
        };
        radius: { name: 'radius'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
        ring: {
          name: 'ring';
          type: {
            kind: 'LIST';
            name: never;
            ofType: {
              kind: 'NON_NULL';
              name: never;
              ofType: { kind: 'OBJECT'; name: 'GeoPoint'; ofType: null };
            };
          };
        };
        serviceLocType: {
          name: 'serviceLocType';
          type: { kind: 'SCALAR'; name: 'String'; ofType: null };
        };
        type: {
          name: 'type';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'String'; ofType: null };
          };
        };
      };
    };
    RuleGeofencesResult: {
      kind: 'OBJECT';
      name: 'RuleGeofencesResult';
      fields: {
        data: {
          name: 'data';
          type: {
            kind: 'LIST';
            name: never;
            ofType: {
              kind: 'NON_NULL';
              name: never;
              ofType: { kind: 'OBJECT'; name: 'RuleGeofence'; ofType: null };
            };
          };
        };
        errorCode: { name: 'errorCode'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
        errorName: { name: 'errorName'; type: { kind: 'ENUM'; name: 'ErrorName'; ofType: null } };
        isSuccessful: {
          name: 'isSuccessful';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null };
          };
        };
        message: { name: 'message'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
        pagination: {
          name: 'pagination';
          type: { kind: 'OBJECT'; name: 'PageInfo'; ofType: null };
        };
        status: {
          name: 'status';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null };
          };
        };
      };
    };
    RuleTargetsFilterInput: {
      kind: 'INPUT_OBJECT';
      name: 'RuleTargetsFilterInput';
      isOneOf: false;
      inputFields: [
        {
          name: 'pagination';
          type: { kind: 'INPUT_OBJECT'; name: 'PageInput'; ofType: null };
          defaultValue: null;
        },
        {
          name: 'search';
          type: { kind: 'SCALAR'; name: 'String'; ofType: null };
          defaultValue: null;
        },
        {
          name: 'ids';
          type: {
            kind: 'LIST';
            name: never;
            ofType: {
              kind: 'NON_NULL';
              name: never;
              ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null };
            };
          };
          defaultValue: null;
        },
      ];
    };
    RuleUsersResult: {
      kind: 'OBJECT';
      name: 'RuleUsersResult';
      fields: {
        data: {
          name: 'data';
          type: {
            kind: 'LIST';
            name: never;
            ofType: {
              kind: 'NON_NULL';
              name: never;
              ofType: { kind: 'OBJECT'; name: 'ActingUser'; ofType: null };
            };
          };
        };
        errorCode: { name: 'errorCode'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
        errorName: { name: 'errorName'; type: { kind: 'ENUM'; name: 'ErrorName'; ofType: null } };
        isSuccessful: {
          name: 'isSuccessful';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null };
          };
        };
        message: { name: 'message'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
        pagination: {
          name: 'pagination';
          type: { kind: 'OBJECT'; name: 'PageInfo'; ofType: null };
        };
        status: {
          name: 'status';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null };
          };
        };
      };
    };
    RuleVehicle: {
      kind: 'OBJECT';
      name: 'RuleVehicle';
      fields: {
        id: {
          name: 'id';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null };
          };
        };
        licensePlate: {
          name: 'licensePlate';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'String'; ofType: null };
          };
        };
      };
    };
    RuleVehiclesResult: {
      kind: 'OBJECT';
      name: 'RuleVehiclesResult';
      fields: {
        data: {
          name: 'data';
          type: {
            kind: 'LIST';
            name: never;
            ofType: {
              kind: 'NON_NULL';
              name: never;
              ofType: { kind: 'OBJECT'; name: 'RuleVehicle'; ofType: null };
            };
          };
        };
        errorCode: { name: 'errorCode'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
        errorName: { name: 'errorName'; type: { kind: 'ENUM'; name: 'ErrorName'; ofType: null } };
        isSuccessful: {
          name: 'isSuccessful';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null };
          };
        };
        message: { name: 'message'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
        pagination: {
          name: 'pagination';
          type: { kind: 'OBJECT'; name: 'PageInfo'; ofType: null };
        };
        status: {
          name: 'status';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null };
          };
        };
      };
    };
    RuleVgroup: {
      kind: 'OBJECT';
      name: 'RuleVgroup';
      fields: {
        id: {
          name: 'id';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null };
          };
        };
        name: {
          name: 'name';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'String'; ofType: null };
          };
        };
        totalVehicle: {
          name: 'totalVehicle';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null };
          };
        };
      };
    };
    RuleVgroupsResult: {
      kind: 'OBJECT';
      name: 'RuleVgroupsResult';
      fields: {
        data: {
          name: 'data';
          type: {
            kind: 'LIST';
            name: never;
            ofType: {
              kind: 'NON_NULL';
              name: never;
              ofType: { kind: 'OBJECT'; name: 'RuleVgroup'; ofType: null };
            };
          };
        };
        errorCode: { name: 'errorCode'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
        errorName: { name: 'errorName'; type: { kind: 'ENUM'; name: 'ErrorName'; ofType: null } };
        isSuccessful: {
          name: 'isSuccessful';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null };
          };
        };
        message: { name: 'message'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
        pagination: {
          name: 'pagination';
          type: { kind: 'OBJECT'; name: 'PageInfo'; ofType: null };
        };
        status: {
          name: 'status';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null };
          };
        };
      };
    };
    SelectionMode: { name: 'SelectionMode'; enumValues: 'All' | 'Selection' | 'Exclude' };
    SendTestNotificationInput: {
      kind: 'INPUT_OBJECT';
      name: 'SendTestNotificationInput';
      isOneOf: false;
      inputFields: [
        {
          name: 'rule';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'INPUT_OBJECT'; name: 'AlertRuleInput'; ofType: null };
          };
          defaultValue: null;
        },
        {
          name: 'channel';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'ENUM'; name: 'TestNotificationChannel'; ofType: null };
          };
          defaultValue: null;
        },
      ];
    };
    SendTestNotificationResult: {
      kind: 'OBJECT';
      name: 'SendTestNotificationResult';
      fields: {
        email: { name: 'email'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
        errorCode: { name: 'errorCode'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
        errorName: { name: 'errorName'; type: { kind: 'ENUM'; name: 'ErrorName'; ofType: null } };
        fieldErrors: {
          name: 'fieldErrors';
          type: {
            kind: 'LIST';
            name: never;
            ofType: {
              kind: 'NON_NULL';
              name: never;
              ofType: { kind: 'OBJECT'; name: 'FieldError'; ofType: null };
            };
          };
        };
        isSuccessful: {
          name: 'isSuccessful';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null };
          };
        };
        message: { name: 'message'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
        status: {
          name: 'status';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null };
          };
        };
      };
    };
    SetUploadMediaInput: {
      kind: 'INPUT_OBJECT';
      name: 'SetUploadMediaInput';
      isOneOf: false;
      inputFields: [
        {
          name: 'imei';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'String'; ofType: null };
          };
          defaultValue: null;
        },
        {
          name: 'bsjInput';
          type: { kind: 'INPUT_OBJECT'; name: 'BsjUploadInput'; ofType: null };
          defaultValue: null;
        },
        {
          name: 'rawAlertInput';
          type: { kind: 'INPUT_OBJECT'; name: 'RawAlertUploadInput'; ofType: null };
          defaultValue: null;
        },
      ];
    };
    SetUploadMediaResult: {
      kind: 'OBJECT';
      name: 'SetUploadMediaResult';
      fields: {
        errorCode: { name: 'errorCode'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
        errorName: { name: 'errorName'; type: { kind: 'ENUM'; name: 'ErrorName'; ofType: null } };
        isSuccessful: {
          name: 'isSuccessful';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null };
          };
        };
        message: { name: 'message'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
        status: {
          name: 'status';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null };
          };
        };
      };
    };
    ShiftHandover: {
      kind: 'OBJECT';
      name: 'ShiftHandover';
      fields: {
        alerts: {
          name: 'alerts';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: {
              kind: 'LIST';
              name: never;
              ofType: {
                kind: 'NON_NULL';
                name: never;
                ofType: { kind: 'OBJECT'; name: 'ShiftHandoverAlert'; ofType: null };
              };
            };
          };
        };
        arrived: {
          name: 'arrived';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null };
          };
        };
        important: {
          name: 'important';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null };
          };
        };
        noteCount: {
          name: 'noteCount';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null };
          };
        };
        notes: {
          name: 'notes';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: {
              kind: 'LIST';
              name: never;
              ofType: {
                kind: 'NON_NULL';
                name: never;
                ofType: { kind: 'OBJECT'; name: 'ShiftHandoverNote'; ofType: null };
              };
            };
          };
        };
        previous: {
          name: 'previous';
          type: { kind: 'OBJECT'; name: 'ShiftHandoverRecord'; ofType: null };
        };
        readOn: {
          name: 'readOn';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'DateTime'; ofType: null };
          };
        };
        settled: {
          name: 'settled';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: {
              kind: 'LIST';
              name: never;
              ofType: {
                kind: 'NON_NULL';
                name: never;
                ofType: { kind: 'OBJECT'; name: 'ShiftHandoverSettled'; ofType: null };
              };
            };
          };
        };
        since: {
          name: 'since';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'DateTime'; ofType: null };
          };
        };
        snoozes: {
          name: 'snoozes';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: {
              kind: 'LIST';
              name: never;
              ofType: {
                kind: 'NON_NULL';
                name: never;
                ofType: { kind: 'OBJECT'; name: 'ShiftHandoverSnooze'; ofType: null };
              };
            };
          };
        };
        urgent: {
          name: 'urgent';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null };
          };
        };
      };
    };
    ShiftHandoverAlert: {
      kind: 'OBJECT';
      name: 'ShiftHandoverAlert';
      fields: {
        address: { name: 'address'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
        alert: {
          name: 'alert';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'OBJECT'; name: 'AlertCode'; ofType: null };
          };
        };
        createdOn: {
          name: 'createdOn';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'DateTime'; ofType: null };
          };
        };
        driver: { name: 'driver'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
        isRead: {
          name: 'isRead';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null };
          };
        };
        isUrgent: {
          name: 'isUrgent';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null };
          };
        };
        licensePlate: {
          name: 'licensePlate';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'String'; ofType: null };
          };
        };
        owner: { name: 'owner'; type: { kind: 'OBJECT'; name: 'ActingUser'; ofType: null } };
        rawAlertId: {
          name: 'rawAlertId';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null };
          };
        };
      };
    };
    ShiftHandoverFilterInput: {
      kind: 'INPUT_OBJECT';
      name: 'ShiftHandoverFilterInput';
      isOneOf: false;
      inputFields: [
        { name: 'show'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null }; defaultValue: null },
        {
          name: 'isSharedVehicle';
          type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null };
          defaultValue: null;
        },
      ];
    };
    ShiftHandoverNote: {
      kind: 'OBJECT';
      name: 'ShiftHandoverNote';
      fields: {
        alert: {
          name: 'alert';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'OBJECT'; name: 'AlertCode'; ofType: null };
          };
        };
        createdOn: {
          name: 'createdOn';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'DateTime'; ofType: null };
          };
        };
        licensePlate: {
          name: 'licensePlate';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'String'; ofType: null };
          };
        };
        logId: {
          name: 'logId';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null };
          };
        };
        rawAlertId: {
          name: 'rawAlertId';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null };
          };
        };
        text: {
          name: 'text';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'String'; ofType: null };
          };
        };
        user: {
          name: 'user';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'OBJECT'; name: 'ActingUser'; ofType: null };
          };
        };
      };
    };
    ShiftHandoverRecord: {
      kind: 'OBJECT';
      name: 'ShiftHandoverRecord';
      fields: {
        createdOn: {
          name: 'createdOn';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'DateTime'; ofType: null };
          };
        };
        handoverId: {
          name: 'handoverId';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null };
          };
        };
        note: { name: 'note'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
        user: {
          name: 'user';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'OBJECT'; name: 'ActingUser'; ofType: null };
          };
        };
      };
    };
    ShiftHandoverResult: {
      kind: 'OBJECT';
      name: 'ShiftHandoverResult';
      fields: {
        data: { name: 'data'; type: { kind: 'OBJECT'; name: 'ShiftHandover'; ofType: null } };
        errorCode: { name: 'errorCode'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
        errorName: { name: 'errorName'; type: { kind: 'ENUM'; name: 'ErrorName'; ofType: null } };
        isSuccessful: {
          name: 'isSuccessful';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null };
          };
        };
        message: { name: 'message'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
        status: {
          name: 'status';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null };
          };
        };
      };
    };
    ShiftHandoverSettled: {
      kind: 'OBJECT';
      name: 'ShiftHandoverSettled';
      fields: {
        falseAlerts: {
          name: 'falseAlerts';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null };
          };
        };
        resolved: {
          name: 'resolved';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null };
          };
        };
        user: {
          name: 'user';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'OBJECT'; name: 'ActingUser'; ofType: null };
          };
        };
      };
    };
    ShiftHandoverSnooze: {
      kind: 'OBJECT';
      name: 'ShiftHandoverSnooze';
      fields: {
        alert: {
          name: 'alert';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'OBJECT'; name: 'AlertCode'; ofType: null };
          };
        };
        endsOn: {
          name: 'endsOn';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'DateTime'; ofType: null };
          };
        };
        licensePlate: {
          name: 'licensePlate';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'String'; ofType: null };
          };
        };
        user: {
          name: 'user';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'OBJECT'; name: 'ActingUser'; ofType: null };
          };
        };
        vehicleId: {
          name: 'vehicleId';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null };
          };
        };
      };
    };
    SimpleLookupInput: {
      kind: 'INPUT_OBJECT';
      name: 'SimpleLookupInput';
      isOneOf: false;
      inputFields: [
        {
          name: 'text';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'String'; ofType: null };
          };
          defaultValue: null;
        },
        {
          name: 'srcTable';
          type: { kind: 'SCALAR'; name: 'String'; ofType: null };
          defaultValue: null;
        },
        {
          name: 'srcColumn';
          type: { kind: 'SCALAR'; name: 'String'; ofType: null };
          defaultValue: null;
        },
      ];
    };
    SnoozeAlertsInput: {
      kind: 'INPUT_OBJECT';
      name: 'SnoozeAlertsInput';
      isOneOf: false;
      inputFields: [
        {
          name: 'vehicleId';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null };
          };
          defaultValue: null;
        },
        {
          name: 'alertCode';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null };
          };
          defaultValue: null;
        },
        {
          name: 'length';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'ENUM'; name: 'SnoozeLength'; ofType: null };
          };
          defaultValue: null;
        },
      ];
    };
    SnoozeLength: { name: 'SnoozeLength'; enumValues: 'quarterHour' | 'hour' | 'shift' };
    String: unknown;
    SubscribedAlertRules: {
      kind: 'OBJECT';
      name: 'SubscribedAlertRules';
      fields: {
        autoPopupAlertRules: {
          name: 'autoPopupAlertRules';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: {
              kind: 'LIST';
              name: never;
              ofType: {
                kind: 'NON_NULL';
                name: never;
                ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null };
              };
            };
          };
        };
        importantAlertRules: {
          name: 'importantAlertRules';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: {
              kind: 'LIST';
              name: never;
              ofType: {
                kind: 'NON_NULL';
                name: never;
                ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null };
              };
            };
          };
        };
        urgentAlertRules: {
          name: 'urgentAlertRules';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: {
              kind: 'LIST';
              name: never;
              ofType: {
                kind: 'NON_NULL';
                name: never;
                ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null };
              };
            };
          };
        };
      };
    };
    TemplateChoiceInput: {
      kind: 'INPUT_OBJECT';
      name: 'TemplateChoiceInput';
      isOneOf: false;
      inputFields: [
        {
          name: 'templateId';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null };
          };
          defaultValue: null;
        },
        {
          name: 'alertCodes';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: {
              kind: 'LIST';
              name: never;
              ofType: {
                kind: 'NON_NULL';
                name: never;
                ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null };
              };
            };
          };
          defaultValue: null;
        },
      ];
    };
    TestNotificationChannel: { name: 'TestNotificationChannel'; enumValues: 'email' };
    TotalImportantAlertsFilterInput: {
      kind: 'INPUT_OBJECT';
      name: 'TotalImportantAlertsFilterInput';
      isOneOf: false;
      inputFields: [
        {
          name: 'startDate';
          type: { kind: 'SCALAR'; name: 'DateTime'; ofType: null };
          defaultValue: null;
        },
        {
          name: 'endDate';
          type: { kind: 'SCALAR'; name: 'DateTime'; ofType: null };
          defaultValue: null;
        },
        {
          name: 'search';
          type: { kind: 'INPUT_OBJECT'; name: 'AlertSearchInput'; ofType: null };
          defaultValue: null;
        },
        {
          name: 'isSharedVehicle';
          type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null };
          defaultValue: null;
        },
        {
          name: 'isSnoozed';
          type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null };
          defaultValue: null;
        },
      ];
    };
    TotalImportantAlertsResult: {
      kind: 'OBJECT';
      name: 'TotalImportantAlertsResult';
      fields: {
        data: {
          name: 'data';
          type: {
            kind: 'LIST';
            name: never;
            ofType: {
              kind: 'NON_NULL';
              name: never;
              ofType: { kind: 'OBJECT'; name: 'UrgencyTotal'; ofType: null };
            };
          };
        };
        errorCode: { name: 'errorCode'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
        errorName: { name: 'errorName'; type: { kind: 'ENUM'; name: 'ErrorName'; ofType: null } };
        head: { name: 'head'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
        isSuccessful: {
          name: 'isSuccessful';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null };
          };
        };
        message: { name: 'message'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
        status: {
          name: 'status';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null };
          };
        };
      };
    };
    UnregisterPushTokenInput: {
      kind: 'INPUT_OBJECT';
      name: 'UnregisterPushTokenInput';
      isOneOf: false;
      inputFields: [
        {
          name: 'registrationToken';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'String'; ofType: null };
          };
          defaultValue: null;
        },
        {
          name: 'platform';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'ENUM'; name: 'PushPlatform'; ofType: null };
          };
          defaultValue: null;
        },
      ];
    };
    UnregisterPushTokenResult: {
      kind: 'OBJECT';
      name: 'UnregisterPushTokenResult';
      fields: {
        errorCode: { name: 'errorCode'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
        errorName: { name: 'errorName'; type: { kind: 'ENUM'; name: 'ErrorName'; ofType: null } };
        isSuccessful: {
          name: 'isSuccessful';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null };
          };
        };
        message: { name: 'message'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
        status: {
          name: 'status';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null };
          };
        };
      };
    };
    UpdateAlertQuickNotesInput: {
      kind: 'INPUT_OBJECT';
      name: 'UpdateAlertQuickNotesInput';
      isOneOf: false;
      inputFields: [
        {
          name: 'revision';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null };
          };
          defaultValue: null;
        },
        {
          name: 'notes';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: {
              kind: 'LIST';
              name: never;
              ofType: {
                kind: 'NON_NULL';
                name: never;
                ofType: { kind: 'SCALAR'; name: 'String'; ofType: null };
              };
            };
          };
          defaultValue: null;
        },
      ];
    };
    UpdateAlertRuleInput: {
      kind: 'INPUT_OBJECT';
      name: 'UpdateAlertRuleInput';
      isOneOf: false;
      inputFields: [
        {
          name: 'alertRuleId';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null };
          };
          defaultValue: null;
        },
        {
          name: 'version';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null };
          };
          defaultValue: null;
        },
        {
          name: 'rule';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'INPUT_OBJECT'; name: 'AlertRuleInput'; ofType: null };
          };
          defaultValue: null;
        },
      ];
    };
    UpdateAlertRulesInput: {
      kind: 'INPUT_OBJECT';
      name: 'UpdateAlertRulesInput';
      isOneOf: false;
      inputFields: [
        {
          name: 'alertRuleIds';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: {
              kind: 'LIST';
              name: never;
              ofType: {
                kind: 'NON_NULL';
                name: never;
                ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null };
              };
            };
          };
          defaultValue: null;
        },
        {
          name: 'selectionMode';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'ENUM'; name: 'SelectionMode'; ofType: null };
          };
          defaultValue: null;
        },
        {
          name: 'filter';
          type: { kind: 'INPUT_OBJECT'; name: 'AlertRulesFilterInput'; ofType: null };
          defaultValue: null;
        },
        {
          name: 'isActive';
          type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null };
          defaultValue: null;
        },
        {
          name: 'subscribe';
          type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null };
          defaultValue: null;
        },
      ];
    };
    UpdateBankAccountInput: {
      kind: 'INPUT_OBJECT';
      name: 'UpdateBankAccountInput';
      isOneOf: false;
      inputFields: [
        {
          name: 'bankAccountId';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null };
          };
          defaultValue: null;
        },
        {
          name: 'revision';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null };
          };
          defaultValue: null;
        },
        {
          name: 'bankName';
          type: { kind: 'SCALAR'; name: 'String'; ofType: null };
          defaultValue: null;
        },
        {
          name: 'accountName';
          type: { kind: 'SCALAR'; name: 'String'; ofType: null };
          defaultValue: null;
        },
        {
          name: 'accountNo';
          type: { kind: 'SCALAR'; name: 'String'; ofType: null };
          defaultValue: null;
        },
        {
          name: 'isDefault';
          type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null };
          defaultValue: null;
        },
      ];
    };
    UpdateCompanyInput: {
      kind: 'INPUT_OBJECT';
      name: 'UpdateCompanyInput';
      isOneOf: false;
      inputFields: [
        {
          name: 'id';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null };
          };
          defaultValue: null;
        },
        {
          name: 'revision';
          type: { kind: 'SCALAR'; name: 'Int'; ofType: null };
          defaultValue: null;
        },
        {
          name: 'setupNotifCompleted';
          type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null };
          defaultValue: null;
        },
        {
          name: 'name';
          type: { kind: 'SCALAR'; name: 'String'; ofType: null };
          defaultValue: null;
        },
        {
          name: 'phoneNo';
          type: { kind: 'SCALAR'; name: 'String'; ofType: null };
          defaultValue: null;
        },
        {
          name: 'faxNo';
          type: { kind: 'SCALAR'; name: 'String'; ofType: null };
          defaultValue: null;
        },
        {
          name: 'taxNo';
          type: { kind: 'SCALAR'; name: 'String'; ofType: null };
          defaultValue: null;
        },
        {
          name: 'category';
          type: { kind: 'SCALAR'; name: 'String'; ofType: null };
          defaultValue: null;
        },
        {
          name: 'companyTag';
          type: { kind: 'SCALAR'; name: 'String'; ofType: null };
          defaultValue: null;
        },
        {
          name: 'email';
          type: { kind: 'SCALAR'; name: 'String'; ofType: null };
          defaultValue: null;
        },
        {
          name: 'domainName';
          type: { kind: 'SCALAR'; name: 'String'; ofType: null };
          defaultValue: null;
        },
        {
          name: 'idleTimeout';
          type: { kind: 'SCALAR'; name: 'Int'; ofType: null };
          defaultValue: null;
        },
        {
          name: 'parkTimeout';
          type: { kind: 'SCALAR'; name: 'Int'; ofType: null };
          defaultValue: null;
        },
        {
          name: 'offlineTimeout';
          type: { kind: 'SCALAR'; name: 'Int'; ofType: null };
          defaultValue: null;
        },
        {
          name: 'fuelGainAlert';
          type: { kind: 'SCALAR'; name: 'Int'; ofType: null };
          defaultValue: null;
        },
        {
          name: 'fuelLossAlert';
          type: { kind: 'SCALAR'; name: 'Int'; ofType: null };
          defaultValue: null;
        },
        {
          name: 'falseAlertLimit';
          type: { kind: 'SCALAR'; name: 'Int'; ofType: null };
          defaultValue: null;
        },
        {
          name: 'showGeocode';
          type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null };
          defaultValue: null;
        },
        {
          name: 'isActive';
          type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null };
          defaultValue: null;
        },
        {
          name: 'dsBase';
          type: { kind: 'SCALAR'; name: 'Float'; ofType: null };
          defaultValue: null;
        },
        {
          name: 'dsIntervalType';
          type: { kind: 'ENUM'; name: 'DriverScoreIntervalType'; ofType: null };
          defaultValue: null;
        },
        {
          name: 'dsInitialInterval';
          type: { kind: 'SCALAR'; name: 'Float'; ofType: null };
          defaultValue: null;
        },
        {
          name: 'dsInitialBonus';
          type: { kind: 'SCALAR'; name: 'Float'; ofType: null };
          defaultValue: null;
        },
        {
          name: 'dsInterval';
          type: { kind: 'SCALAR'; name: 'Float'; ofType: null };
          defaultValue: null;
        },
        {
          name: 'dsBonus';
          type: { kind: 'SCALAR'; name: 'Float'; ofType: null };
          defaultValue: null;
        },
        {
          name: 'dsCostBrake';
          type: { kind: 'SCALAR'; name: 'Float'; ofType: null };
          defaultValue: null;
        },
        {
          name: 'dsCostAccel';
          type: { kind: 'SCALAR'; name: 'Float'; ofType: null };
          defaultValue: null;
        },
        {
          name: 'dsCostOverspeed';
          type: { kind: 'SCALAR'; name: 'Float'; ofType: null };
          defaultValue: null;
        },
        {
          name: 'dsCostSharpturn';
          type: { kind: 'SCALAR'; name: 'Float'; ofType: null };
          defaultValue: null;
        },
        {
          name: 'dsMinScoreA';
          type: { kind: 'SCALAR'; name: 'Float'; ofType: null };
          defaultValue: null;
        },
        {
          name: 'dsMinScoreB';
          type: { kind: 'SCALAR'; name: 'Float'; ofType: null };
          defaultValue: null;
        },
        {
          name: 'dsMinScoreC';
          type: { kind: 'SCALAR'; name: 'Float'; ofType: null };
          defaultValue: null;
        },
        {
          name: 'dsMinScoreD';
          type: { kind: 'SCALAR'; name: 'Float'; ofType: null };
          defaultValue: null;
        },
        {
          name: 'brandName';
          type: { kind: 'SCALAR'; name: 'String'; ofType: null };
          defaultValue: null;
        },
        {
          name: 'accentColor';
          type: { kind: 'SCALAR'; name: 'String'; ofType: null };
          defaultValue: null;
        },
        {
          name: 'menuColor';
          type: { kind: 'SCALAR'; name: 'String'; ofType: null };
          defaultValue: null;
        },
      ];
    };
    UpdateCompanyResult: {
      kind: 'OBJECT';
      name: 'UpdateCompanyResult';
      fields: {
        data: { name: 'data'; type: { kind: 'OBJECT'; name: 'UpdatedCompany'; ofType: null } };
        errorCode: { name: 'errorCode'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
        errorName: { name: 'errorName'; type: { kind: 'ENUM'; name: 'ErrorName'; ofType: null } };
        fieldErrors: {
          name: 'fieldErrors';
          type: {
            kind: 'LIST';
            name: never;
            ofType: {
              kind: 'NON_NULL';
              name: never;
              ofType: { kind: 'OBJECT'; name: 'FieldError'; ofType: null };
            };
          };
        };
        isSuccessful: {
          name: 'isSuccessful';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null };
          };
        };
        message: { name: 'message'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
        status: {
          name: 'status';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null };
          };
        };
      };
    };
    UpdateFileListInput: {
      kind: 'INPUT_OBJECT';
      name: 'UpdateFileListInput';
      isOneOf: false;
      inputFields: [
        {
          name: 'imei';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'String'; ofType: null };
          };
          defaultValue: null;
        },
        {
          name: 'channel';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null };
          };
          defaultValue: null;
        },
        {
          name: 'vehicleId';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null };
          };
          defaultValue: null;
        },
      ];
    };
    UpdateFileListResult: {
      kind: 'OBJECT';
      name: 'UpdateFileListResult';
      fields: {
        errorCode: { name: 'errorCode'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
        errorName: { name: 'errorName'; type: { kind: 'ENUM'; name: 'ErrorName'; ofType: null } };
        isSuccessful: {
          name: 'isSuccessful';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null };
          };
        };
        message: { name: 'message'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
        status: {
          name: 'status';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null };
          };
        };
      };
    };
    UpdatedCompany: {
      kind: 'OBJECT';
      name: 'UpdatedCompany';
      fields: {
        id: {
          name: 'id';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null };
          };
        };
        name: {
          name: 'name';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'String'; ofType: null };
          };
        };
        revisions: {
          name: 'revisions';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'OBJECT'; name: 'CompanyRevisions'; ofType: null };
          };
        };
        setupNotifCompleted: {
          name: 'setupNotifCompleted';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null };
          };
        };
      };
    };
    UrgencyTotal: {
      kind: 'OBJECT';
      name: 'UrgencyTotal';
      fields: {
        alertUrgencyType: {
          name: 'alertUrgencyType';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'ENUM'; name: 'AlertUrgencyType'; ofType: null };
          };
        };
        unread: {
          name: 'unread';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null };
          };
        };
        unresolved: {
          name: 'unresolved';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null };
          };
        };
      };
    };
    UserActionRecord: {
      kind: 'OBJECT';
      name: 'UserActionRecord';
      fields: {
        actionType: {
          name: 'actionType';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'ENUM'; name: 'AlertActionType'; ofType: null };
          };
        };
        createdOn: {
          name: 'createdOn';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'DateTime'; ofType: null };
          };
        };
        data: { name: 'data'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
        insertedAlertLogs: {
          name: 'insertedAlertLogs';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null };
          };
        };
        updatedAlertStatuses: {
          name: 'updatedAlertStatuses';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null };
          };
        };
        updatedAlerts: {
          name: 'updatedAlerts';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null };
          };
        };
        user: {
          name: 'user';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'OBJECT'; name: 'ActingUser'; ofType: null };
          };
        };
        userId: {
          name: 'userId';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null };
          };
        };
      };
    };
    UserFeedback: {
      kind: 'OBJECT';
      name: 'UserFeedback';
      fields: {
        createdOn: {
          name: 'createdOn';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'DateTime'; ofType: null };
          };
        };
        feedback: {
          name: 'feedback';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'String'; ofType: null };
          };
        };
        user: { name: 'user'; type: { kind: 'OBJECT'; name: 'ActingUser'; ofType: null } };
      };
    };
    UserLog: {
      kind: 'OBJECT';
      name: 'UserLog';
      fields: {
        createdOn: {
          name: 'createdOn';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'DateTime'; ofType: null };
          };
        };
        data: { name: 'data'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
        typeField: {
          name: 'typeField';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'ENUM'; name: 'AlertActionType'; ofType: null };
          };
        };
        user: { name: 'user'; type: { kind: 'OBJECT'; name: 'ActingUser'; ofType: null } };
      };
    };
    Vehicle: {
      kind: 'OBJECT';
      name: 'Vehicle';
      fields: {
        devices: {
          name: 'devices';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: {
              kind: 'LIST';
              name: never;
              ofType: {
                kind: 'NON_NULL';
                name: never;
                ofType: { kind: 'OBJECT'; name: 'VehicleDevice'; ofType: null };
              };
            };
          };
        };
        driver: { name: 'driver'; type: { kind: 'OBJECT'; name: 'AlertDriver'; ofType: null } };
        id: {
          name: 'id';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null };
          };
        };
        lastPosition: {
          name: 'lastPosition';
          type: { kind: 'OBJECT'; name: 'VehiclePosition'; ofType: null };
        };
        licensePlate: {
          name: 'licensePlate';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'String'; ofType: null };
          };
        };
        vehicleStatus: {
          name: 'vehicleStatus';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'ENUM'; name: 'VehicleStatus'; ofType: null };
          };
        };
        vehicleType: {
          name: 'vehicleType';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'OBJECT'; name: 'AlertVehicleType'; ofType: null };
          };
        };
      };
    };
    VehicleDevice: {
      kind: 'OBJECT';
      name: 'VehicleDevice';
      fields: {
        deviceCategory: {
          name: 'deviceCategory';
          type: { kind: 'SCALAR'; name: 'String'; ofType: null };
        };
        deviceType: { name: 'deviceType'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
        imei: {
          name: 'imei';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'String'; ofType: null };
          };
        };
        isMain: {
          name: 'isMain';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null };
          };
        };
        lastReportOn: {
          name: 'lastReportOn';
          type: { kind: 'SCALAR'; name: 'DateTime'; ofType: null };
        };
      };
    };
    VehiclePosition: {
      kind: 'OBJECT';
      name: 'VehiclePosition';
      fields: {
        course: { name: 'course'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
        ignition: { name: 'ignition'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null } };
        latitude: {
          name: 'latitude';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Float'; ofType: null };
          };
        };
        longitude: {
          name: 'longitude';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Float'; ofType: null };
          };
        };
        recordedOn: {
          name: 'recordedOn';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'DateTime'; ofType: null };
          };
        };
        speed: { name: 'speed'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
      };
    };
    VehicleResult: {
      kind: 'OBJECT';
      name: 'VehicleResult';
      fields: {
        data: { name: 'data'; type: { kind: 'OBJECT'; name: 'Vehicle'; ofType: null } };
        errorCode: { name: 'errorCode'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
        errorName: { name: 'errorName'; type: { kind: 'ENUM'; name: 'ErrorName'; ofType: null } };
        isSuccessful: {
          name: 'isSuccessful';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null };
          };
        };
        message: { name: 'message'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
        status: {
          name: 'status';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null };
          };
        };
      };
    };
    VehicleStatus: {
      name: 'VehicleStatus';
      enumValues: 'active' | 'service' | 'archived' | 'repair';
    };
    VehicleStatusRow: {
      kind: 'OBJECT';
      name: 'VehicleStatusRow';
      fields: {
        devices: {
          name: 'devices';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: {
              kind: 'LIST';
              name: never;
              ofType: {
                kind: 'NON_NULL';
                name: never;
                ofType: { kind: 'OBJECT'; name: 'VehicleDevice'; ofType: null };
              };
            };
          };
        };
        lastReportOn: {
          name: 'lastReportOn';
          type: { kind: 'SCALAR'; name: 'DateTime'; ofType: null };
        };
        vehicleId: {
          name: 'vehicleId';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null };
          };
        };
        vehicleStatus: {
          name: 'vehicleStatus';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'ENUM'; name: 'VehicleStatus'; ofType: null };
          };
        };
      };
    };
    VehicleStatusesFilterInput: {
      kind: 'INPUT_OBJECT';
      name: 'VehicleStatusesFilterInput';
      isOneOf: false;
      inputFields: [
        {
          name: 'vehicleId';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: {
              kind: 'LIST';
              name: never;
              ofType: {
                kind: 'NON_NULL';
                name: never;
                ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null };
              };
            };
          };
          defaultValue: null;
        },
        {
          name: 'vehicleStatus';
          type: {
            kind: 'LIST';
            name: never;
            ofType: {
              kind: 'NON_NULL';
              name: never;
              ofType: { kind: 'ENUM'; name: 'VehicleStatus'; ofType: null };
            };
          };
          defaultValue: null;
        },
      ];
    };
    VehicleStatusesResult: {
      kind: 'OBJECT';
      name: 'VehicleStatusesResult';
      fields: {
        data: {
          name: 'data';
          type: {
            kind: 'LIST';
            name: never;
            ofType: {
              kind: 'NON_NULL';
              name: never;
              ofType: { kind: 'OBJECT'; name: 'VehicleStatusRow'; ofType: null };
            };
          };
        };
        errorCode: { name: 'errorCode'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
        errorName: { name: 'errorName'; type: { kind: 'ENUM'; name: 'ErrorName'; ofType: null } };
        isSuccessful: {
          name: 'isSuccessful';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null };
          };
        };
        message: { name: 'message'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
        status: {
          name: 'status';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null };
          };
        };
      };
    };
    VehicleTrailResult: {
      kind: 'OBJECT';
      name: 'VehicleTrailResult';
      fields: {
        data: {
          name: 'data';
          type: {
            kind: 'LIST';
            name: never;
            ofType: {
              kind: 'NON_NULL';
              name: never;
              ofType: { kind: 'OBJECT'; name: 'VehiclePosition'; ofType: null };
            };
          };
        };
        errorCode: { name: 'errorCode'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
        errorName: { name: 'errorName'; type: { kind: 'ENUM'; name: 'ErrorName'; ofType: null } };
        isSuccessful: {
          name: 'isSuccessful';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null };
          };
        };
        message: { name: 'message'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
        status: {
          name: 'status';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null };
          };
        };
      };
    };
    VehicleVideo: {
      kind: 'OBJECT';
      name: 'VehicleVideo';
      fields: {
        camera: {
          name: 'camera';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'ENUM'; name: 'CameraView'; ofType: null };
          };
        };
        channel: {
          name: 'channel';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null };
          };
        };
        endTime: {
          name: 'endTime';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'DateTime'; ofType: null };
          };
        };
        fileName: {
          name: 'fileName';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'String'; ofType: null };
          };
        };
        startTime: {
          name: 'startTime';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'DateTime'; ofType: null };
          };
        };
        videos: {
          name: 'videos';
          type: {
            kind: 'LIST';
            name: never;
            ofType: {
              kind: 'NON_NULL';
              name: never;
              ofType: { kind: 'OBJECT'; name: 'VideoFile'; ofType: null };
            };
          };
        };
      };
    };
    VehicleVideosFilterInput: {
      kind: 'INPUT_OBJECT';
      name: 'VehicleVideosFilterInput';
      isOneOf: false;
      inputFields: [
        {
          name: 'vehicleId';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null };
          };
          defaultValue: null;
        },
        {
          name: 'imei';
          type: { kind: 'SCALAR'; name: 'String'; ofType: null };
          defaultValue: null;
        },
        {
          name: 'channel';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null };
          };
          defaultValue: null;
        },
        {
          name: 'fileListOnly';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null };
          };
          defaultValue: null;
        },
        {
          name: 'isFromCache';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null };
          };
          defaultValue: null;
        },
        {
          name: 'startTime';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'DateTime'; ofType: null };
          };
          defaultValue: null;
        },
        {
          name: 'endTime';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'DateTime'; ofType: null };
          };
          defaultValue: null;
        },
      ];
    };
    VehicleVideosResult: {
      kind: 'OBJECT';
      name: 'VehicleVideosResult';
      fields: {
        data: {
          name: 'data';
          type: {
            kind: 'LIST';
            name: never;
            ofType: {
              kind: 'NON_NULL';
              name: never;
              ofType: { kind: 'OBJECT'; name: 'VehicleVideo'; ofType: null };
            };
          };
        };
        errorCode: { name: 'errorCode'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
        errorName: { name: 'errorName'; type: { kind: 'ENUM'; name: 'ErrorName'; ofType: null } };
        isSuccessful: {
          name: 'isSuccessful';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null };
          };
        };
        listedOn: { name: 'listedOn'; type: { kind: 'SCALAR'; name: 'DateTime'; ofType: null } };
        message: { name: 'message'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
        status: {
          name: 'status';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null };
          };
        };
      };
    };
    VideoFile: {
      kind: 'OBJECT';
      name: 'VideoFile';
      fields: {
        contentType: {
          name: 'contentType';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'String'; ofType: null };
          };
        };
        expiresOn: {
          name: 'expiresOn';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'DateTime'; ofType: null };
          };
        };
        fileName: {
          name: 'fileName';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'String'; ofType: null };
          };
        };
        size: {
          name: 'size';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null };
          };
        };
        url: {
          name: 'url';
          type: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'SCALAR'; name: 'String'; ofType: null };
          };
        };
      };
    };
  };
};
