export type Json = string | number | boolean | null | {[key: string]: Json | undefined} | Json[];

export type Database = {
  public: {
    Tables: {
      profiles: {
        Row: {
          avatar_url: string | null;
          created_at: string;
          first_name: string | null;
          last_name: string | null;
          updated_at: string;
          user_id: string;
        };
        Insert: {
          avatar_url?: string | null;
          created_at?: string;
          first_name?: string | null;
          last_name?: string | null;
          updated_at?: string;
          user_id?: string;
        };
        Update: {
          avatar_url?: string | null;
          created_at?: string;
          first_name?: string | null;
          last_name?: string | null;
          updated_at?: string;
          user_id?: string;
        };
        Relationships: [];
      };
      user_roles: {
        Row: {
          granted_at: string;
          role: Database['public']['Enums']['app_role'];
          user_id: string;
        };
        Insert: {
          granted_at?: string;
          role: Database['public']['Enums']['app_role'];
          user_id: string;
        };
        Update: {
          granted_at?: string;
          role?: Database['public']['Enums']['app_role'];
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'user_roles_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['user_id'];
          },
        ];
      };
    };
    Views: {
      [_ in never]: never;
    };
    Functions: {
      begin_audit: {
        Args: {
          p_action: string;
          p_actor_id?: string;
          p_details?: Json;
          p_request_id?: string;
          p_target?: string;
        };
        Returns: number;
      };
      claim_token_refresh: {
        Args: {p_seen_version: number; p_session_id: string};
        Returns: {
          claim_id: string;
          sealed_tokens: string;
          state: Database['public']['Enums']['refresh_state'];
          tokens_version: number;
        }[];
      };
      end_audit: {
        Args: {
          p_audit_id: number;
          p_details?: Json;
          p_outcome: Database['public']['Enums']['audit_outcome'];
        };
        Returns: undefined;
      };
      finish_token_refresh: {
        Args: {
          p_claim_id: string;
          p_sealed_tokens?: string;
          p_session_id: string;
        };
        Returns: number;
      };
      give_back_rate_limit: {Args: {p_key: string}; Returns: undefined};
      link_by_address: {
        Args: {
          p_customer_email: string;
          p_customer_email_verified: boolean;
          p_customer_id: string;
          p_session_id: string;
        };
        Returns: {
          outcome: Database['public']['Enums']['link_outcome'];
          session_id: string;
          user_id: string;
        }[];
      };
      link_by_proof: {
        Args: {
          p_email?: string;
          p_email_verified?: boolean;
          p_hosted_domain?: string;
          p_issuer: Database['public']['Enums']['issuer'];
          p_sealed_tokens?: string;
          p_session_id: string;
          p_subject: string;
        };
        Returns: {
          outcome: Database['public']['Enums']['link_outcome'];
          session_id: string;
          user_id: string;
        }[];
      };
      prove_shop_address: {
        Args: {p_customer_id: string; p_email: string; p_except?: string};
        Returns: string;
      };
      read_viewer: {
        Args: {p_user_id: string};
        Returns: {
          avatar_url: string;
          email: string;
          first_name: string;
          issuers: Database['public']['Enums']['issuer'][];
          last_name: string;
          roles: Database['public']['Enums']['app_role'][];
          shopify_customer_id: string;
          user_id: string;
        }[];
      };
      revoke_all_sessions: {
        Args: {p_except?: string; p_reason?: string; p_user_id: string};
        Returns: number;
      };
      revoke_session: {
        Args: {p_reason?: string; p_session_id: string};
        Returns: boolean;
      };
      sign_in: {
        Args: {
          p_avatar_url?: string;
          p_email?: string;
          p_email_verified?: boolean;
          p_first_name?: string;
          p_hosted_domain?: string;
          p_issuer: Database['public']['Enums']['issuer'];
          p_last_name?: string;
          p_replaces?: string;
          p_sealed_tokens?: string;
          p_subject: string;
        };
        Returns: {
          session_id: string;
          shopify_customer_id: string;
          user_id: string;
        }[];
      };
      take_rate_limit: {
        Args: {p_key: string; p_limit: number; p_window_seconds: number};
        Returns: {
          allowed: boolean;
          retry_after_seconds: number;
        }[];
      };
      touch_session: {
        Args: {p_session_id: string};
        Returns: {
          expires_at: string;
          issuer: Database['public']['Enums']['issuer'];
          roles: Database['public']['Enums']['app_role'][];
          shopify_customer_id: string;
          tokens_version: number;
          user_id: string;
        }[];
      };
      unlink_identity: {
        Args: {
          p_issuer: Database['public']['Enums']['issuer'];
          p_session_id: string;
        };
        Returns: Database['public']['Enums']['unlink_outcome'];
      };
    };
    Enums: {
      app_role: 'admin';
      audit_outcome: 'done' | 'refused' | 'failed';
      issuer: 'shopify' | 'google';
      link_outcome: 'linked' | 'already-linked' | 'taken' | 'proof-too-old' | 'address-not-proven' | 'session-ended';
      refresh_state: 'claimed' | 'busy' | 'newer' | 'no-tokens' | 'session-ended';
      unlink_outcome: 'unlinked' | 'not-linked' | 'last-way' | 'session-ended';
    };
    CompositeTypes: {
      [_ in never]: never;
    };
  };
};

type DatabaseWithoutInternals = Omit<Database, '__InternalSupabase'>;

type DefaultSchema = DatabaseWithoutInternals[Extract<keyof Database, 'public'>];

export type Tables<
  DefaultSchemaTableNameOrOptions extends
    keyof (DefaultSchema['Tables'] & DefaultSchema['Views']) | {schema: keyof DatabaseWithoutInternals},
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'] &
        DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Views'])
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals;
}
  ? (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'] &
      DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Views'])[TableName] extends {
      Row: infer R;
    }
    ? R
    : never
  : DefaultSchemaTableNameOrOptions extends keyof (DefaultSchema['Tables'] & DefaultSchema['Views'])
    ? (DefaultSchema['Tables'] & DefaultSchema['Views'])[DefaultSchemaTableNameOrOptions] extends {
        Row: infer R;
      }
      ? R
      : never
    : never;

export type TablesInsert<
  DefaultSchemaTableNameOrOptions extends keyof DefaultSchema['Tables'] | {schema: keyof DatabaseWithoutInternals},
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables']
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals;
}
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'][TableName] extends {
      Insert: infer I;
    }
    ? I
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema['Tables']
    ? DefaultSchema['Tables'][DefaultSchemaTableNameOrOptions] extends {
        Insert: infer I;
      }
      ? I
      : never
    : never;

export type TablesUpdate<
  DefaultSchemaTableNameOrOptions extends keyof DefaultSchema['Tables'] | {schema: keyof DatabaseWithoutInternals},
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables']
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals;
}
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'][TableName] extends {
      Update: infer U;
    }
    ? U
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema['Tables']
    ? DefaultSchema['Tables'][DefaultSchemaTableNameOrOptions] extends {
        Update: infer U;
      }
      ? U
      : never
    : never;

export type Enums<
  DefaultSchemaEnumNameOrOptions extends keyof DefaultSchema['Enums'] | {schema: keyof DatabaseWithoutInternals},
  EnumName extends (DefaultSchemaEnumNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions['schema']]['Enums']
    : never) = never,
> = DefaultSchemaEnumNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals;
}
  ? DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions['schema']]['Enums'][EnumName]
  : DefaultSchemaEnumNameOrOptions extends keyof DefaultSchema['Enums']
    ? DefaultSchema['Enums'][DefaultSchemaEnumNameOrOptions]
    : never;

export type CompositeTypes<
  PublicCompositeTypeNameOrOptions extends
    keyof DefaultSchema['CompositeTypes'] | {schema: keyof DatabaseWithoutInternals},
  CompositeTypeName extends (PublicCompositeTypeNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions['schema']]['CompositeTypes']
    : never) = never,
> = PublicCompositeTypeNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals;
}
  ? DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions['schema']]['CompositeTypes'][CompositeTypeName]
  : PublicCompositeTypeNameOrOptions extends keyof DefaultSchema['CompositeTypes']
    ? DefaultSchema['CompositeTypes'][PublicCompositeTypeNameOrOptions]
    : never;

export const Constants = {
  public: {
    Enums: {
      app_role: ['admin'],
      audit_outcome: ['done', 'refused', 'failed'],
      issuer: ['shopify', 'google'],
      link_outcome: ['linked', 'already-linked', 'taken', 'proof-too-old', 'address-not-proven', 'session-ended'],
      refresh_state: ['claimed', 'busy', 'newer', 'no-tokens', 'session-ended'],
      unlink_outcome: ['unlinked', 'not-linked', 'last-way', 'session-ended'],
    },
  },
} as const;
