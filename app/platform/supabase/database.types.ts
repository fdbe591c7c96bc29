export type Json = string | number | boolean | null | {[key: string]: Json | undefined} | Json[];

export type Database = {
  public: {
    Tables: {
      fulfillments: {
        Row: {
          created_at: string;
          estimated_delivery_at: string | null;
          id: string;
          items: NonNullable<Json>;
          order_id: string;
          shipment_status: string | null;
          shopify_fulfillment_id: string;
          snapshot_at: string;
          status: string | null;
          tracking: NonNullable<Json>;
          updated_at: string;
        };
        Insert: {
          created_at: string;
          estimated_delivery_at?: string | null;
          id?: string;
          items?: NonNullable<Json>;
          order_id: string;
          shipment_status?: string | null;
          shopify_fulfillment_id: string;
          snapshot_at?: string;
          status?: string | null;
          tracking?: NonNullable<Json>;
          updated_at: string;
        };
        Update: {
          created_at?: string;
          estimated_delivery_at?: string | null;
          id?: string;
          items?: NonNullable<Json>;
          order_id?: string;
          shipment_status?: string | null;
          shopify_fulfillment_id?: string;
          snapshot_at?: string;
          status?: string | null;
          tracking?: NonNullable<Json>;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'fulfillments_order_id_fkey';
            columns: ['order_id'];
            isOneToOne: false;
            referencedRelation: 'listed_orders';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'fulfillments_order_id_fkey';
            columns: ['order_id'];
            isOneToOne: false;
            referencedRelation: 'orders';
            referencedColumns: ['id'];
          },
        ];
      };
      hidden_orders: {
        Row: {
          hidden_at: string;
          order_id: string;
          user_id: string;
        };
        Insert: {
          hidden_at?: string;
          order_id: string;
          user_id?: string;
        };
        Update: {
          hidden_at?: string;
          order_id?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'hidden_orders_order_id_fkey';
            columns: ['order_id'];
            isOneToOne: false;
            referencedRelation: 'listed_orders';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'hidden_orders_order_id_fkey';
            columns: ['order_id'];
            isOneToOne: false;
            referencedRelation: 'orders';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'hidden_orders_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['user_id'];
          },
        ];
      };
      notifications: {
        Row: {
          created_at: string;
          data: NonNullable<Json>;
          id: string;
          kind: Database['public']['Enums']['notification_kind'];
          message: string | null;
          priority: Database['public']['Enums']['notification_priority'];
          read: boolean;
          title: string | null;
          type: Database['public']['Enums']['notification_type'];
          user_id: string;
        };
        Insert: {
          created_at?: string;
          data?: NonNullable<Json>;
          id?: string;
          kind: Database['public']['Enums']['notification_kind'];
          message?: string | null;
          priority?: Database['public']['Enums']['notification_priority'];
          read?: boolean;
          title?: string | null;
          type: Database['public']['Enums']['notification_type'];
          user_id: string;
        };
        Update: {
          created_at?: string;
          data?: NonNullable<Json>;
          id?: string;
          kind?: Database['public']['Enums']['notification_kind'];
          message?: string | null;
          priority?: Database['public']['Enums']['notification_priority'];
          read?: boolean;
          title?: string | null;
          type?: Database['public']['Enums']['notification_type'];
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'notifications_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['user_id'];
          },
        ];
      };
      order_events: {
        Row: {
          at: string;
          detail: NonNullable<Json>;
          kind: string;
          order_id: string;
          subject: string;
        };
        Insert: {
          at: string;
          detail?: NonNullable<Json>;
          kind: string;
          order_id: string;
          subject?: string;
        };
        Update: {
          at?: string;
          detail?: NonNullable<Json>;
          kind?: string;
          order_id?: string;
          subject?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'order_events_order_id_fkey';
            columns: ['order_id'];
            isOneToOne: false;
            referencedRelation: 'listed_orders';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'order_events_order_id_fkey';
            columns: ['order_id'];
            isOneToOne: false;
            referencedRelation: 'orders';
            referencedColumns: ['id'];
          },
        ];
      };
      order_items: {
        Row: {
          bundle: Json | null;
          id: string;
          image_url: string | null;
          order_id: string;
          position: number;
          price_minor: number;
          product_id: string | null;
          quantity: number;
          removed_quantity: number;
          shopify_line_item_id: string;
          sku: string | null;
          title: string;
          total_minor: number | null;
          variant_id: string | null;
          variant_title: string | null;
        };
        Insert: {
          bundle?: Json | null;
          id?: string;
          image_url?: string | null;
          order_id: string;
          position: number;
          price_minor: number;
          product_id?: string | null;
          quantity: number;
          removed_quantity?: number;
          shopify_line_item_id: string;
          sku?: string | null;
          title: string;
          total_minor?: number | null;
          variant_id?: string | null;
          variant_title?: string | null;
        };
        Update: {
          bundle?: Json | null;
          id?: string;
          image_url?: string | null;
          order_id?: string;
          position?: number;
          price_minor?: number;
          product_id?: string | null;
          quantity?: number;
          removed_quantity?: number;
          shopify_line_item_id?: string;
          sku?: string | null;
          title?: string;
          total_minor?: number | null;
          variant_id?: string | null;
          variant_title?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'order_items_order_id_fkey';
            columns: ['order_id'];
            isOneToOne: false;
            referencedRelation: 'listed_orders';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'order_items_order_id_fkey';
            columns: ['order_id'];
            isOneToOne: false;
            referencedRelation: 'orders';
            referencedColumns: ['id'];
          },
        ];
      };
      order_notes: {
        Row: {
          author_id: string | null;
          created_at: string;
          id: string;
          order_id: string;
          text: string;
        };
        Insert: {
          author_id?: string | null;
          created_at?: string;
          id: string;
          order_id: string;
          text: string;
        };
        Update: {
          author_id?: string | null;
          created_at?: string;
          id?: string;
          order_id?: string;
          text?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'order_notes_author_id_fkey';
            columns: ['author_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['user_id'];
          },
          {
            foreignKeyName: 'order_notes_order_id_fkey';
            columns: ['order_id'];
            isOneToOne: false;
            referencedRelation: 'listed_orders';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'order_notes_order_id_fkey';
            columns: ['order_id'];
            isOneToOne: false;
            referencedRelation: 'orders';
            referencedColumns: ['id'];
          },
        ];
      };
      order_staff_details: {
        Row: {
          hold_reasons: string[];
          note: string | null;
          order_id: string;
          reconciled_at: string | null;
          risk: string | null;
          skus: string[];
          tags: string[];
        };
        Insert: {
          hold_reasons?: string[];
          note?: string | null;
          order_id: string;
          reconciled_at?: string | null;
          risk?: string | null;
          skus?: string[];
          tags?: string[];
        };
        Update: {
          hold_reasons?: string[];
          note?: string | null;
          order_id?: string;
          reconciled_at?: string | null;
          risk?: string | null;
          skus?: string[];
          tags?: string[];
        };
        Relationships: [
          {
            foreignKeyName: 'order_staff_details_order_id_fkey';
            columns: ['order_id'];
            isOneToOne: true;
            referencedRelation: 'listed_orders';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'order_staff_details_order_id_fkey';
            columns: ['order_id'];
            isOneToOne: true;
            referencedRelation: 'orders';
            referencedColumns: ['id'];
          },
        ];
      };
      orders: {
        Row: {
          cancelled_at: string | null;
          closed_at: string | null;
          currency: string;
          current_total_minor: number | null;
          deleted_at: string | null;
          discount_minor: number;
          discounts: NonNullable<Json>;
          duties_minor: number;
          fees_minor: number;
          financial_status: string | null;
          fulfillment_orders: NonNullable<Json>;
          fulfillment_orders_read_at: string | null;
          fulfillment_status: string | null;
          gift_card_payments: NonNullable<Json>;
          id: string;
          is_sale: boolean;
          is_test: boolean;
          order_number: string | null;
          placed_at: string;
          priority: number;
          recorded_at: string;
          ship_by: string;
          shipping_address: Json | null;
          shipping_method: string | null;
          shipping_minor: number;
          shopify_customer_id: string | null;
          shopify_order_id: string;
          snapshot_at: string;
          status: Database['public']['Enums']['order_status'];
          status_url: string | null;
          subtotal_minor: number;
          tax_minor: number;
          taxes_included: boolean;
          tip_minor: number;
          total_minor: number;
          transaction_at: string | null;
          transaction_id: string | null;
          updated_at: string;
          user_id: string | null;
        };
        Insert: {
          cancelled_at?: string | null;
          closed_at?: string | null;
          currency: string;
          current_total_minor?: number | null;
          deleted_at?: string | null;
          discount_minor: number;
          discounts?: NonNullable<Json>;
          duties_minor?: number;
          fees_minor?: number;
          financial_status?: string | null;
          fulfillment_orders?: NonNullable<Json>;
          fulfillment_orders_read_at?: string | null;
          fulfillment_status?: string | null;
          gift_card_payments?: NonNullable<Json>;
          id?: string;
          is_sale?: never;
          is_test?: boolean;
          order_number?: string | null;
          placed_at: string;
          priority?: never;
          recorded_at?: string;
          ship_by?: string;
          shipping_address?: Json | null;
          shipping_method?: string | null;
          shipping_minor: number;
          shopify_customer_id?: string | null;
          shopify_order_id: string;
          snapshot_at?: string;
          status?: never;
          status_url?: string | null;
          subtotal_minor: number;
          tax_minor: number;
          taxes_included?: boolean;
          tip_minor?: number;
          total_minor: number;
          transaction_at?: string | null;
          transaction_id?: string | null;
          updated_at: string;
          user_id?: string | null;
        };
        Update: {
          cancelled_at?: string | null;
          closed_at?: string | null;
          currency?: string;
          current_total_minor?: number | null;
          deleted_at?: string | null;
          discount_minor?: number;
          discounts?: NonNullable<Json>;
          duties_minor?: number;
          fees_minor?: number;
          financial_status?: string | null;
          fulfillment_orders?: NonNullable<Json>;
          fulfillment_orders_read_at?: string | null;
          fulfillment_status?: string | null;
          gift_card_payments?: NonNullable<Json>;
          id?: string;
          is_sale?: never;
          is_test?: boolean;
          order_number?: string | null;
          placed_at?: string;
          priority?: never;
          recorded_at?: string;
          ship_by?: string;
          shipping_address?: Json | null;
          shipping_method?: string | null;
          shipping_minor?: number;
          shopify_customer_id?: string | null;
          shopify_order_id?: string;
          snapshot_at?: string;
          status?: never;
          status_url?: string | null;
          subtotal_minor?: number;
          tax_minor?: number;
          taxes_included?: boolean;
          tip_minor?: number;
          total_minor?: number;
          transaction_at?: string | null;
          transaction_id?: string | null;
          updated_at?: string;
          user_id?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'orders_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['user_id'];
          },
        ];
      };
      packed_lots: {
        Row: {
          dish: string;
          fulfillment_order_id: string;
          lot: string;
          order_id: string;
          packed_at: string;
        };
        Insert: {
          dish: string;
          fulfillment_order_id: string;
          lot: string;
          order_id: string;
          packed_at?: string;
        };
        Update: {
          dish?: string;
          fulfillment_order_id?: string;
          lot?: string;
          order_id?: string;
          packed_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'packed_lots_order_id_fkey';
            columns: ['order_id'];
            isOneToOne: false;
            referencedRelation: 'listed_orders';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'packed_lots_order_id_fkey';
            columns: ['order_id'];
            isOneToOne: false;
            referencedRelation: 'orders';
            referencedColumns: ['id'];
          },
        ];
      };
      profiles: {
        Row: {
          avatar_url: string | null;
          created_at: string;
          first_name: string | null;
          last_name: string | null;
          updated_at: string;
          user_id: string;
          wants_parcel_mails: boolean;
        };
        Insert: {
          avatar_url?: string | null;
          created_at?: string;
          first_name?: string | null;
          last_name?: string | null;
          updated_at?: string;
          user_id?: string;
          wants_parcel_mails?: boolean;
        };
        Update: {
          avatar_url?: string | null;
          created_at?: string;
          first_name?: string | null;
          last_name?: string | null;
          updated_at?: string;
          user_id?: string;
          wants_parcel_mails?: boolean;
        };
        Relationships: [];
      };
      review_pictures: {
        Row: {
          created_at: string;
          digest: string;
          file_name: string;
          height: number | null;
          id: string;
          position: number;
          review_id: string;
          shopify_file_id: string;
          url: string | null;
          width: number | null;
        };
        Insert: {
          created_at?: string;
          digest: string;
          file_name: string;
          height?: number | null;
          id?: string;
          position: number;
          review_id: string;
          shopify_file_id: string;
          url?: string | null;
          width?: number | null;
        };
        Update: {
          created_at?: string;
          digest?: string;
          file_name?: string;
          height?: number | null;
          id?: string;
          position?: number;
          review_id?: string;
          shopify_file_id?: string;
          url?: string | null;
          width?: number | null;
        };
        Relationships: [
          {
            foreignKeyName: 'review_pictures_review_id_fkey';
            columns: ['review_id'];
            isOneToOne: false;
            referencedRelation: 'reviews';
            referencedColumns: ['id'];
          },
        ];
      };
      reviews: {
        Row: {
          body: string;
          changes: string | null;
          cook_minutes: number | null;
          created_at: string;
          display_name: string;
          id: string;
          product_handle: string;
          product_id: string;
          product_title: string;
          protein: string | null;
          rating: number;
          rejection_reason: string | null;
          replied_at: string | null;
          reply: string | null;
          shopify_order_id: string;
          state: Database['public']['Enums']['review_state'];
          submitted_at: string;
          title: string;
          user_id: string;
          version: number;
          words: unknown;
        };
        Insert: {
          body: string;
          changes?: string | null;
          cook_minutes?: number | null;
          created_at?: string;
          display_name: string;
          id?: string;
          product_handle: string;
          product_id: string;
          product_title: string;
          protein?: string | null;
          rating: number;
          rejection_reason?: string | null;
          replied_at?: string | null;
          reply?: string | null;
          shopify_order_id: string;
          state?: Database['public']['Enums']['review_state'];
          submitted_at?: string;
          title: string;
          user_id: string;
          version?: number;
          words?: never;
        };
        Update: {
          body?: string;
          changes?: string | null;
          cook_minutes?: number | null;
          created_at?: string;
          display_name?: string;
          id?: string;
          product_handle?: string;
          product_id?: string;
          product_title?: string;
          protein?: string | null;
          rating?: number;
          rejection_reason?: string | null;
          replied_at?: string | null;
          reply?: string | null;
          shopify_order_id?: string;
          state?: Database['public']['Enums']['review_state'];
          submitted_at?: string;
          title?: string;
          user_id?: string;
          version?: number;
          words?: never;
        };
        Relationships: [
          {
            foreignKeyName: 'reviews_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['user_id'];
          },
        ];
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
            isOneToOne: true;
            referencedRelation: 'profiles';
            referencedColumns: ['user_id'];
          },
        ];
      };
    };
    Views: {
      listed_orders: {
        Row: {
          cancelled_at: string | null;
          closed_at: string | null;
          currency: string | null;
          current_total_minor: number | null;
          deleted_at: string | null;
          discount_minor: number | null;
          discounts: Json | null;
          duties_minor: number | null;
          events: Json | null;
          fees_minor: number | null;
          financial_status: string | null;
          fulfillment_orders: Json | null;
          fulfillment_orders_read_at: string | null;
          fulfillment_status: string | null;
          fulfillments: Json | null;
          id: string | null;
          is_sale: boolean | null;
          is_test: boolean | null;
          items: Json | null;
          order_number: string | null;
          placed_at: string | null;
          recorded_at: string | null;
          ship_by: string | null;
          shipping_address: Json | null;
          shipping_method: string | null;
          shipping_minor: number | null;
          shopify_customer_id: string | null;
          shopify_order_id: string | null;
          snapshot_at: string | null;
          status: Database['public']['Enums']['order_status'] | null;
          status_url: string | null;
          subtotal_minor: number | null;
          tax_minor: number | null;
          taxes_included: boolean | null;
          tip_minor: number | null;
          total_minor: number | null;
          transaction_at: string | null;
          transaction_id: string | null;
          updated_at: string | null;
          user_id: string | null;
        };
        Insert: {
          cancelled_at?: string | null;
          closed_at?: string | null;
          currency?: string | null;
          current_total_minor?: number | null;
          deleted_at?: string | null;
          discount_minor?: number | null;
          discounts?: Json | null;
          duties_minor?: number | null;
          events?: never;
          fees_minor?: number | null;
          financial_status?: string | null;
          fulfillment_orders?: Json | null;
          fulfillment_orders_read_at?: string | null;
          fulfillment_status?: string | null;
          fulfillments?: never;
          id?: string | null;
          is_sale?: boolean | null;
          is_test?: boolean | null;
          items?: never;
          order_number?: string | null;
          placed_at?: string | null;
          recorded_at?: string | null;
          ship_by?: string | null;
          shipping_address?: Json | null;
          shipping_method?: string | null;
          shipping_minor?: number | null;
          shopify_customer_id?: string | null;
          shopify_order_id?: string | null;
          snapshot_at?: string | null;
          status?: Database['public']['Enums']['order_status'] | null;
          status_url?: string | null;
          subtotal_minor?: number | null;
          tax_minor?: number | null;
          taxes_included?: boolean | null;
          tip_minor?: number | null;
          total_minor?: number | null;
          transaction_at?: string | null;
          transaction_id?: string | null;
          updated_at?: string | null;
          user_id?: string | null;
        };
        Update: {
          cancelled_at?: string | null;
          closed_at?: string | null;
          currency?: string | null;
          current_total_minor?: number | null;
          deleted_at?: string | null;
          discount_minor?: number | null;
          discounts?: Json | null;
          duties_minor?: number | null;
          events?: never;
          fees_minor?: number | null;
          financial_status?: string | null;
          fulfillment_orders?: Json | null;
          fulfillment_orders_read_at?: string | null;
          fulfillment_status?: string | null;
          fulfillments?: never;
          id?: string | null;
          is_sale?: boolean | null;
          is_test?: boolean | null;
          items?: never;
          order_number?: string | null;
          placed_at?: string | null;
          recorded_at?: string | null;
          ship_by?: string | null;
          shipping_address?: Json | null;
          shipping_method?: string | null;
          shipping_minor?: number | null;
          shopify_customer_id?: string | null;
          shopify_order_id?: string | null;
          snapshot_at?: string | null;
          status?: Database['public']['Enums']['order_status'] | null;
          status_url?: string | null;
          subtotal_minor?: number | null;
          tax_minor?: number | null;
          taxes_included?: boolean | null;
          tip_minor?: number | null;
          total_minor?: number | null;
          transaction_at?: string | null;
          transaction_id?: string | null;
          updated_at?: string | null;
          user_id?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'orders_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['user_id'];
          },
        ];
      };
    };
    Functions: {
      accept_staff_invitation: {
        Args: {p_session_id: string; p_token_hash: string};
        Returns: Database['public']['Enums']['invitation_state'];
      };
      add_order_batch: {
        Args: {p_actor_id: string; p_batch_id: string; p_order_ids: string[]};
        Returns: undefined;
      };
      add_order_note: {
        Args: {
          p_author_id: string;
          p_id: string;
          p_order_id: string;
          p_text: string;
        };
        Returns: undefined;
      };
      add_tracking_rows: {
        Args: {p_actor_id: string; p_import_id: string; p_rows: Json};
        Returns: undefined;
      };
      add_undo_batch: {
        Args: {
          p_action: string;
          p_actor_id: string;
          p_batch_id: string;
          p_details: Json;
          p_undo_of: string;
        };
        Returns: boolean;
      };
      advance_order_watermark: {Args: {p_until: string}; Returns: undefined};
      approve_tracking_rows: {
        Args: {
          p_actor_id: string;
          p_delay_seconds?: number;
          p_import_id: string;
          p_is_notifying: boolean;
          p_verdicts: Database['public']['Enums']['tracking_verdict'][];
        };
        Returns: undefined;
      };
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
      cancel_account_deletion: {Args: {p_user_id: string}; Returns: boolean};
      cancel_email_change: {Args: {p_user_id: string}; Returns: boolean};
      change_staff_role: {
        Args: {
          p_actor_id: string;
          p_role: Database['public']['Enums']['app_role'];
          p_user_id: string;
        };
        Returns: Database['public']['Enums']['staff_change'];
      };
      choose_subscriber_code: {
        Args: {p_code: string; p_id: string};
        Returns: string;
      };
      claim_jobs: {
        Args: {p_key?: string; p_kind: string; p_limit?: number};
        Returns: {
          attempts: number;
          details: Json;
          id: string;
          key: string;
          lease: string;
        }[];
      };
      claim_packing_lease: {
        Args: {
          p_actor_id: string;
          p_order_id: string;
          p_request_id?: string;
          p_takes_over?: boolean;
        };
        Returns: {
          first_name: string;
          is_own: boolean;
          since: string;
        }[];
      };
      claim_staff_action: {
        Args: {
          p_action: string;
          p_actor_id: string;
          p_details?: Json;
          p_key: string;
          p_request_id?: string;
          p_target: string;
        };
        Returns: {
          audit_id: number;
          details: Json;
          ended_as: Database['public']['Enums']['audit_outcome'];
          outcome: Database['public']['Enums']['staff_claim_outcome'];
        }[];
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
      complete_job: {
        Args: {p_lease: string; p_result?: Json};
        Returns: undefined;
      };
      confirm_account_deletion: {
        Args: {p_days: number; p_token_hash: string; p_valid_hours: number};
        Returns: string;
      };
      confirm_email_change: {
        Args: {p_token_hash: string; p_valid_hours: number};
        Returns: {
          change_id: string;
          outcome: string;
        }[];
      };
      confirm_shopify_email: {
        Args: {
          p_customer_id: string;
          p_email: string;
          p_except_session_id?: string;
        };
        Returns: string;
      };
      confirm_stock_alert: {
        Args: {p_token_hash: string; p_valid_days: number};
        Returns: {
          outcome: string;
          variant_id: string;
        }[];
      };
      confirm_subscription: {
        Args: {p_token_hash: string; p_valid_days: number};
        Returns: {
          code: string;
          email: string;
          outcome: string;
          subscriber_id: string;
          wants_code: boolean;
        }[];
      };
      consume_rate_limit: {
        Args: {p_key: string; p_limit: number; p_window_seconds: number};
        Returns: {
          allowed: boolean;
          retry_after_seconds: number;
        }[];
      };
      consume_recovery_code: {
        Args: {p_code_hash: string; p_session_id: string};
        Returns: string;
      };
      count_announcement_recipients: {
        Args: {p_actor_id: string};
        Returns: {
          everyone: number;
          with_open_order: number;
        }[];
      };
      count_desk_orders: {
        Args: {p_actor_id: string; p_filters: Json; p_limit?: number};
        Returns: number[];
      };
      count_reviews: {
        Args: {p_actor_id: string};
        Returns: {
          pending: number;
          published: number;
          rejected: number;
        }[];
      };
      count_shop_totals: {
        Args: Record<PropertyKey, never>;
        Returns: {
          failed_payments: number;
          orders: number;
          pending_orders: number;
        }[];
      };
      create_staff_invitation: {
        Args: {
          p_actor_id: string;
          p_email: string;
          p_id: string;
          p_role: Database['public']['Enums']['app_role'];
          p_token_hash: string;
        };
        Returns: Database['public']['Enums']['staff_change'];
      };
      delete_review: {
        Args: {p_product_id: string; p_user_id: string};
        Returns: boolean;
      };
      end_admin_session: {Args: {p_handle: string}; Returns: undefined};
      end_audit: {
        Args: {
          p_audit_id: number;
          p_details?: Json;
          p_outcome: Database['public']['Enums']['audit_outcome'];
        };
        Returns: undefined;
      };
      end_email_change: {
        Args: {p_change_id: string; p_outcome: string};
        Returns: undefined;
      };
      end_order_batch_row: {
        Args: {
          p_actor_id: string;
          p_batch_id: string;
          p_is_new_attempt?: boolean;
          p_place: number;
          p_problem?: string;
          p_retry_seconds?: number;
          p_state: string;
        };
        Returns: undefined;
      };
      end_order_message: {
        Args: {p_lease: string; p_outcome: string};
        Returns: undefined;
      };
      end_own_sessions: {
        Args: {
          p_except_session_id: string;
          p_handle?: string;
          p_reason?: string;
          p_user_id: string;
        };
        Returns: number;
      };
      end_tracking_row: {
        Args: {
          p_actor_id: string;
          p_import_id: string;
          p_is_new_attempt?: boolean;
          p_line: number;
          p_problem?: string;
          p_retry_seconds?: number;
          p_state: Database['public']['Enums']['tracking_row_state'];
        };
        Returns: undefined;
      };
      enroll_second_factor: {
        Args: {
          p_recovery_code_hashes: string[];
          p_sealed_secret: string;
          p_session_id: string;
          p_step: number;
        };
        Returns: string;
      };
      erase_due_accounts: {Args: Record<PropertyKey, never>; Returns: number};
      export_customer: {
        Args: {p_customer: Json; p_delivery: Json};
        Returns: string;
      };
      fail_job: {
        Args: {p_error: string; p_lease: string; p_result?: Json};
        Returns: undefined;
      };
      find_account_deletion: {
        Args: {p_user_id: string};
        Returns: {
          erase_after: string;
          has_order_on_its_way: boolean;
          is_by_staff: boolean;
          is_link_mailed: boolean;
          is_staff: boolean;
        }[];
      };
      find_admin_session: {
        Args: {p_handle: string};
        Returns: {
          is_active: boolean;
        }[];
      };
      find_alert_measurements: {
        Args: Record<PropertyKey, never>;
        Returns: Json;
      };
      find_alerts: {Args: {p_actor_id: string}; Returns: Json};
      find_analytics: {
        Args: {p_actor_id: string; p_by_day: boolean; p_starts: string[]};
        Returns: Json;
      };
      find_announcement_state: {
        Args: {p_announcement: Json};
        Returns: Database['public']['Enums']['announcement_state'][];
      };
      find_announcements: {
        Args: {p_actor_id: string; p_after?: Json; p_limit?: number};
        Returns: Json[];
      };
      find_audit_log: {
        Args: {
          p_actor_id: string;
          p_before?: number;
          p_filter?: Json;
          p_limit?: number;
        };
        Returns: {
          action: string;
          actor_id: string;
          actor_name: string;
          at: string;
          details: Json;
          ended_details: Json;
          id: number;
          is_staff: boolean;
          outcome: string;
          request_id: string;
          target: string;
        }[];
      };
      find_backend_state: {
        Args: Record<PropertyKey, never>;
        Returns: {
          checked_at: string;
          connections: number;
          jobs: Json;
          max_connections: number;
          migrations: string[];
          reconciled_at: string;
        }[];
      };
      find_confirmed_email_change: {
        Args: {p_change_id: string};
        Returns: {
          new_email: string;
          shopify_customer_id: string;
        }[];
      };
      find_customer_account: {
        Args: {p_actor_id: string; p_shopify_customer_id: string};
        Returns: Json[];
      };
      find_customer_person: {
        Args: {p_actor_id: string; p_shopify_customer_id: string};
        Returns: {
          erase_after: string;
          has_order_on_its_way: boolean;
          is_by_staff: boolean;
          is_staff: boolean;
          sessions: number;
          user_id: string;
        }[];
      };
      find_dead_letter: {
        Args: {p_id: number};
        Returns: {
          body: string;
          event_id: string;
          is_replayed: boolean;
          shop: string;
          topic: string;
          triggered_at: string;
        }[];
      };
      find_dead_letters: {
        Args: {p_actor_id: string; p_limit?: number; p_reason?: string};
        Returns: {
          characters: number;
          digest: string;
          id: number;
          reason: string;
          received_at: string;
          same_reason: number;
          topic: string;
        }[];
      };
      find_desk_orders: {
        Args: {
          p_actor_id: string;
          p_after?: Json;
          p_filter?: Json;
          p_joins_addresses?: boolean;
          p_latest_first?: boolean;
          p_limit?: number;
        };
        Returns: Json[];
      };
      find_desk_topic: {Args: {p_session_id: string}; Returns: string};
      find_desk_view: {
        Args: {p_id: string; p_name: string; p_owner_id?: string};
        Returns: {
          is_full: boolean;
          is_name_taken: boolean;
          name: string;
        }[];
      };
      find_email_change: {
        Args: {p_user_id: string};
        Returns: {
          is_new_confirmed: boolean;
          is_old_confirmed: boolean;
          new_email: string;
          outcome: string;
          requested_at: string;
        }[];
      };
      find_error_kinds: {
        Args: {p_actor_id: string; p_limit?: number};
        Returns: {
          first_reference: string;
          first_seen_at: string;
          is_expected: boolean;
          kinds: number;
          last_reference: string;
          last_seen_at: string;
          name: string;
          occurrences: number;
          place: string;
        }[];
      };
      find_guest_order: {Args: {p_token_hash: string}; Returns: Json};
      find_health_slots: {
        Args: {p_actor_id: string};
        Returns: {
          checks: number;
          connections: number;
          database_ms: number;
          durations: number[];
          errors: number;
          passed: number;
          shopify_ms: number;
          slot: string;
          webhook_delay_ms: number;
        }[];
      };
      find_known_customers: {
        Args: {p_actor_id: string; p_limit?: number; p_text: string};
        Returns: Json[];
      };
      find_last_health: {
        Args: {p_actor_id: string};
        Returns: {
          checked_at: string;
          connections: number;
          database_ms: number;
          durations: number[];
          errors: number;
          max_connections: number;
          sampled_at: string;
          shopify_ms: number;
          webhook_delay_ms: number;
        }[];
      };
      find_mail_preferences: {
        Args: {p_user_id: string};
        Returns: {
          email: string;
          marketing: Database['public']['Enums']['subscriber_state'];
          stock_alerts: number;
          wants_parcel_mails: boolean;
          wants_review_requests: boolean;
        }[];
      };
      find_order_actions: {
        Args: {p_actor_id: string; p_order_id: string};
        Returns: {
          action: string;
          at: string;
          id: number;
          job_id: string;
          outcome: Database['public']['Enums']['audit_outcome'];
          staff_name: string;
        }[];
      };
      find_order_batch: {
        Args: {
          p_actor_id: string;
          p_after?: number;
          p_batch_id: string;
          p_limit?: number;
          p_state?: string;
        };
        Returns: Json;
      };
      find_order_batch_parcels: {
        Args: {p_actor_id: string; p_batch_id: string};
        Returns: Json[];
      };
      find_order_batches: {
        Args: {p_actor_id: string};
        Returns: {
          action: string;
          created_at: string;
          id: string;
          open_orders: number;
          orders: number;
          staff_name: string;
        }[];
      };
      find_order_export_details: {
        Args: {p_actor_id: string; p_order_ids: string[]};
        Returns: {
          discount_minor: number;
          email: string;
          id: string;
          items: Json;
          refunded_minor: number;
          shipping_minor: number;
          subtotal_minor: number;
          tax_minor: number;
          tracking: Json;
        }[];
      };
      find_order_note: {
        Args: {p_id: string; p_order_id: string};
        Returns: {
          is_stored: boolean;
        }[];
      };
      find_order_notes: {
        Args: {p_actor_id: string; p_order_id: string};
        Returns: {
          author_name: string;
          created_at: string;
          id: string;
          text: string;
        }[];
      };
      find_order_timeline: {
        Args: {p_actor_id: string; p_limit?: number; p_order_id: string};
        Returns: {
          at: string;
          detail: Json;
          kind: string;
          outcome: string;
          source: string;
          staff_name: string;
        }[];
      };
      find_order_watermark: {
        Args: Record<PropertyKey, never>;
        Returns: string;
      };
      find_orders_by_tracking: {
        Args: {p_actor_id: string; p_numbers: string[]};
        Returns: {
          number: string;
          order_id: string;
          order_number: string;
        }[];
      };
      find_own_reviews: {Args: {p_user_id: string}; Returns: Json[]};
      find_own_sessions: {
        Args: {p_session_id?: string; p_user_id: string};
        Returns: {
          created_at: string;
          device: string;
          handle: string;
          is_current: boolean;
          issuer: Database['public']['Enums']['issuer'];
          last_seen_at: string;
        }[];
      };
      find_packer_order: {
        Args: {p_actor_id: string; p_reference: Json};
        Returns: Json[];
      };
      find_people: {
        Args: {p_actor_id: string; p_limit?: number; p_search: string};
        Returns: Json[];
      };
      find_person_data: {Args: {p_user_id: string}; Returns: Json};
      find_published_reviews: {
        Args: {
          p_filter?: Json;
          p_limit?: number;
          p_offset?: number;
          p_product_id: string;
        };
        Returns: Json;
      };
      find_review_picture_ids: {
        Args: {p_review_id: string};
        Returns: string[];
      };
      find_review_state: {
        Args: {p_id: string};
        Returns: {
          rejection_reason: string;
          reply: string;
          state: Database['public']['Enums']['review_state'];
          version: number;
        }[];
      };
      find_review_to_edit: {
        Args: {p_product_id: string; p_user_id: string};
        Returns: Json;
      };
      find_reviews: {
        Args: {
          p_actor_id: string;
          p_filter?: Json;
          p_limit?: number;
          p_offset?: number;
        };
        Returns: Json[];
      };
      find_sales: {
        Args: {
          p_actor_id: string;
          p_by_day: boolean;
          p_currency: string;
          p_starts: string[];
          p_today: string;
        };
        Returns: Json;
      };
      find_second_factor: {Args: {p_session_id: string}; Returns: string};
      find_security_events: {
        Args: {p_actor_id: string; p_limit?: number; p_since: string};
        Returns: {
          first_hour: string;
          kinds: number;
          last_hour: string;
          network: string;
          requests: number;
          route: string;
          severity: string;
          status: number;
        }[];
      };
      find_security_state: {
        Args: {p_actor_id: string};
        Returns: {
          admins: number;
          admins_without_factor: number;
          denied_attempts: number;
          reconciled_at: string;
          rejections: Json;
          role_changes: number;
          second_factor_events: number;
          staff: Json;
          tables: number;
          unprotected_tables: number;
        }[];
      };
      find_shop_erasures: {
        Args: {p_actor_id: string};
        Returns: {
          erased_at: string;
          refusal: string;
          shopify_customer_id: string;
        }[];
      };
      find_shop_time_zone: {Args: Record<PropertyKey, never>; Returns: string};
      find_staff: {
        Args: {p_actor_id: string; p_session_id: string};
        Returns: {
          email: string;
          first_name: string;
          granted_at: string;
          has_second_factor: boolean;
          is_self: boolean;
          last_name: string;
          role: Database['public']['Enums']['app_role'];
          sessions: Json;
          user_id: string;
        }[];
      };
      find_staff_invitation: {
        Args: {p_session_id?: string; p_token_hash: string};
        Returns: {
          email: string;
          role: Database['public']['Enums']['app_role'];
          state: Database['public']['Enums']['invitation_state'];
        }[];
      };
      find_staff_invitations: {
        Args: {p_actor_id: string};
        Returns: {
          created_at: string;
          email: string;
          expires_at: string;
          id: string;
          role: Database['public']['Enums']['app_role'];
        }[];
      };
      find_staff_member: {
        Args: {p_user_id: string};
        Returns: {
          has_second_factor: boolean;
          role: Database['public']['Enums']['app_role'];
        }[];
      };
      find_subscriber_totals: {
        Args: {p_actor_id: string};
        Returns: {
          confirmed: number;
          failed: number;
          is_held: boolean;
          pending: number;
          queued: number;
          unsubscribed: number;
          without_code: number;
        }[];
      };
      find_subscribers: {
        Args: {
          p_actor_id: string;
          p_after?: Json;
          p_filter?: string;
          p_limit?: number;
          p_search?: string;
        };
        Returns: Json[];
      };
      find_tracking_import: {
        Args: {
          p_actor_id: string;
          p_after?: number;
          p_import_id: string;
          p_limit?: number;
          p_state?: Database['public']['Enums']['tracking_row_state'];
          p_verdict?: Database['public']['Enums']['tracking_verdict'];
        };
        Returns: Json;
      };
      find_tracking_imports: {
        Args: {p_actor_id: string};
        Returns: {
          created_at: string;
          id: string;
          is_approved: boolean;
          open_rows: number;
          rows: number;
          unsent_rows: number;
        }[];
      };
      find_verified_email: {Args: {p_session_id: string}; Returns: string};
      find_viewer: {
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
      find_webhook_health: {
        Args: {p_actor_id: string};
        Returns: {
          delay_ms: number;
          newest_occurred_at: string;
          outcomes: Json;
          reconcile_report: Json;
          reconciled_at: string;
        }[];
      };
      finish_dead_letter: {Args: {p_id: number}; Returns: undefined};
      finish_token_refresh: {
        Args: {
          p_claim_id: string;
          p_sealed_tokens?: string;
          p_session_id: string;
        };
        Returns: number;
      };
      forget_account_mails: {
        Args: Record<PropertyKey, never>;
        Returns: undefined;
      };
      forget_desk_work: {Args: Record<PropertyKey, never>; Returns: undefined};
      forget_rejected_pictures: {
        Args: Record<PropertyKey, never>;
        Returns: undefined;
      };
      forget_shop_erasures: {
        Args: Record<PropertyKey, never>;
        Returns: undefined;
      };
      forget_stock_alerts: {
        Args: Record<PropertyKey, never>;
        Returns: undefined;
      };
      forget_unconfirmed_subscribers: {
        Args: Record<PropertyKey, never>;
        Returns: undefined;
      };
      grant_admin_role: {
        Args: {p_email: string; p_removes_second_factor?: boolean};
        Returns: string;
      };
      has_staff_invitation: {Args: {p_id: string}; Returns: boolean};
      hasten_tracking_rows: {
        Args: {p_actor_id: string; p_import_id: string};
        Returns: undefined;
      };
      hold_review_pictures: {
        Args: {p_file_names: string[]};
        Returns: undefined;
      };
      is_announcement_edited: {
        Args: {p_announcement: Json};
        Returns: boolean;
      };
      is_session_just_replaced: {
        Args: {p_session_id: string};
        Returns: boolean;
      };
      keep_account: {Args: {p_token_hash: string}; Returns: string};
      link_customer_by_email: {
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
      link_tracking_import: {
        Args: {p_actor_id: string; p_batch_id: string; p_import_id: string};
        Returns: undefined;
      };
      link_verified_identity: {
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
      list_desk_views: {
        Args: {p_actor_id: string};
        Returns: {
          id: string;
          is_personal: boolean;
          name: string;
          query: string;
        }[];
      };
      list_shipping_methods: {Args: {p_actor_id: string}; Returns: string[]};
      mail_deletion_link: {Args: {p_user_id: string}; Returns: string};
      mark_order_deleted: {
        Args: {p_delivery: Json; p_order: Json};
        Returns: string;
      };
      mark_order_reconciled: {
        Args: {p_shopify_order_id: string};
        Returns: undefined;
      };
      moderate_review: {
        Args: {p_decision: Json; p_id: string; p_version: number};
        Returns: boolean;
      };
      name_session_device: {
        Args: {p_device: string; p_session_id: string};
        Returns: undefined;
      };
      next_orders_to_scan: {
        Args: {p_count: number; p_placed_after?: string};
        Returns: string[];
      };
      ping: {Args: Record<PropertyKey, never>; Returns: boolean};
      queue_review_requests: {Args: {p_days: number}; Returns: number};
      read_dead_letter: {
        Args: {p_actor_id: string; p_id: number; p_request_id?: string};
        Returns: string;
      };
      record_alerts: {
        Args: {
          p_channels: string[];
          p_is_quiet: boolean;
          p_problems: Json;
          p_unknown: string[];
        };
        Returns: undefined;
      };
      record_analytics: {
        Args: {p_drops?: Json; p_entries: Json; p_people?: Json};
        Returns: undefined;
      };
      record_certificate: {
        Args: {p_ends_at: string; p_host: string};
        Returns: undefined;
      };
      record_cron_outcomes: {Args: {p_outcomes: Json}; Returns: undefined};
      record_errors: {Args: {p_errors: Json}; Returns: undefined};
      record_fulfillment: {
        Args: {p_delivery: Json; p_fulfillment: Json};
        Returns: string;
      };
      record_fulfillment_orders: {
        Args: {p_delivery: Json; p_read: Json};
        Returns: string;
      };
      record_health_checks: {Args: {p_checks: Json}; Returns: undefined};
      record_late_orders: {Args: {p_today: string}; Returns: number};
      record_order: {
        Args: {p_delivery: Json; p_order: Json};
        Returns: string;
      };
      record_order_edit: {
        Args: {p_delivery: Json; p_edit: Json};
        Returns: string;
      };
      record_packed_lots: {
        Args: {
          p_actor_id: string;
          p_fulfillment_order_id: string;
          p_lots: Json;
          p_order_id: string;
        };
        Returns: undefined;
      };
      record_reconciliation: {Args: {p_report: Json}; Returns: undefined};
      record_refund: {
        Args: {p_delivery: Json; p_refund: Json};
        Returns: string;
      };
      record_request_samples: {
        Args: {p_durations: number[]; p_errors: number};
        Returns: undefined;
      };
      record_review_pictures: {Args: {p_pictures: Json}; Returns: undefined};
      record_security_events: {Args: {p_events: Json}; Returns: undefined};
      record_shop_erasure: {
        Args: {p_customer_id: string; p_refusal?: string};
        Returns: undefined;
      };
      record_shop_time_zone: {
        Args: {p_time_zone: string};
        Returns: undefined;
      };
      record_stock_change: {Args: {p_delivery: Json}; Returns: string};
      record_subscriber_code: {
        Args: {p_code: string; p_id: string};
        Returns: undefined;
      };
      record_test_alert: {Args: {p_channels: string[]}; Returns: undefined};
      record_transaction: {
        Args: {p_delivery: Json; p_transaction: Json};
        Returns: string;
      };
      redact_customer: {
        Args: {p_customer: Json; p_delivery: Json};
        Returns: string;
      };
      redact_shop: {Args: {p_delivery: Json}; Returns: string};
      refund_rate_limit: {Args: {p_key: string}; Returns: undefined};
      release_packing_lease: {
        Args: {p_actor_id: string; p_order_id: string};
        Returns: undefined;
      };
      remove_desk_view: {
        Args: {p_id: string; p_owner_id?: string};
        Returns: undefined;
      };
      remove_review_picture: {
        Args: {p_id: string; p_review_id: string};
        Returns: undefined;
      };
      remove_staff: {
        Args: {p_actor_id: string; p_user_id: string};
        Returns: Database['public']['Enums']['staff_change'];
      };
      renew_confirmation: {Args: {p_token_hash: string}; Returns: string};
      request_account_deletion: {
        Args: {p_days: number; p_is_by_staff?: boolean; p_user_id: string};
        Returns: string;
      };
      request_email_change: {
        Args: {p_new_email: string; p_user_id: string};
        Returns: string;
      };
      request_order_confirmation: {
        Args: {p_gift_note?: string; p_shopify_order_id: string};
        Returns: string;
      };
      request_stock_alert: {
        Args: {p_email: string; p_variant_id: string};
        Returns: boolean;
      };
      request_stock_check: {Args: Record<PropertyKey, never>; Returns: string};
      reset_second_factor: {
        Args: {p_actor_id: string; p_user_id: string};
        Returns: Database['public']['Enums']['staff_change'];
      };
      retry_order_batch: {
        Args: {p_actor_id: string; p_batch_id: string};
        Returns: undefined;
      };
      revoke_all_sessions: {
        Args: {
          p_except_session_id?: string;
          p_reason?: string;
          p_user_id: string;
        };
        Returns: number;
      };
      revoke_session: {
        Args: {p_reason?: string; p_session_id: string};
        Returns: boolean;
      };
      roll_up_analytics: {Args: Record<PropertyKey, never>; Returns: boolean};
      save_desk_view: {
        Args: {
          p_id: string;
          p_name: string;
          p_owner_id?: string;
          p_query: string;
        };
        Returns: undefined;
      };
      save_review: {
        Args: {p_review: Json; p_user_id: string};
        Returns: Database['public']['Enums']['review_outcome'];
      };
      send_announcement_batch: {
        Args: {p_id: string; p_limit?: number};
        Returns: Database['public']['Enums']['announcement_state'];
      };
      send_subscriber_mail_again: {
        Args: {p_actor_id: string; p_mail_id: string};
        Returns: string;
      };
      set_parcel_mails: {
        Args: {p_is_wanted: boolean; p_user_id: string};
        Returns: undefined;
      };
      set_review_requests: {
        Args: {p_is_wanted: boolean; p_user_id: string};
        Returns: undefined;
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
          p_replaced_session_id?: string;
          p_sealed_tokens?: string;
          p_subject: string;
        };
        Returns: {
          session_id: string;
          shopify_customer_id: string;
          user_id: string;
        }[];
      };
      sign_out: {
        Args: {
          p_everywhere?: boolean;
          p_requested_at?: string;
          p_session_id: string;
        };
        Returns: undefined;
      };
      start_account_mail: {
        Args: {p_lease: string; p_token_hash: string};
        Returns: Json;
      };
      start_announcement: {
        Args: {p_announcement: Json; p_author_id: string};
        Returns: Database['public']['Enums']['announcement_state'];
      };
      start_order_batch: {
        Args: {
          p_action: string;
          p_actor_id: string;
          p_batch_id: string;
          p_details: Json;
        };
        Returns: boolean;
      };
      start_order_confirmation: {
        Args: {p_expires_at: string; p_lease: string; p_token_hash: string};
        Returns: string;
      };
      start_order_message: {
        Args: {
          p_guest_hash: string;
          p_guest_link_expires_at: string;
          p_lease: string;
          p_token_hash: string;
        };
        Returns: Json;
      };
      start_review_request: {
        Args: {p_lease: string; p_token_hash: string};
        Returns: Json;
      };
      start_stock_alert_mail: {
        Args: {p_lease: string; p_token_hash: string};
        Returns: boolean;
      };
      start_subscriber_mail: {
        Args: {p_lease: string; p_token_hash: string};
        Returns: boolean;
      };
      stop_own_marketing: {Args: {p_user_id: string}; Returns: string};
      stop_own_stock_alerts: {Args: {p_user_id: string}; Returns: number};
      stop_parcel_mails: {Args: {p_token_hash: string}; Returns: string};
      stop_review_requests: {Args: {p_token_hash: string}; Returns: string};
      stop_stock_alerts: {Args: {p_token_hash: string}; Returns: string};
      store_dead_letter: {
        Args: {p_body: string; p_delivery: Json; p_reason: string};
        Returns: string;
      };
      subscribe: {
        Args: {
          p_consent_text: string;
          p_consent_version: string;
          p_email: string;
          p_first_name: string;
          p_last_name: string;
          p_list: Database['public']['Enums']['subscriber_list'];
        };
        Returns: {
          is_held: boolean;
          outcome: string;
        }[];
      };
      take_order_batch_rows: {
        Args: {p_actor_id: string; p_batch_id: string; p_limit: number};
        Returns: {
          attempt: number;
          is_in_doubt: boolean;
          order_status: Database['public']['Enums']['order_status'];
          place: number;
          seen_holds: string[];
          shopify_order_id: string;
        }[];
      };
      take_tracking_rows: {
        Args: {p_actor_id: string; p_import_id: string; p_limit: number};
        Returns: {
          attempt: number;
          carrier: string;
          is_notifying: boolean;
          line: number;
          number: string;
          shopify_order_id: string;
          verdict: Database['public']['Enums']['tracking_verdict'];
        }[];
      };
      touch_admin_session: {
        Args: {p_is_activity?: boolean; p_session_id: string};
        Returns: {
          access: Database['public']['Enums']['admin_access'];
          first_name: string;
          is_enrolled: boolean;
          role: Database['public']['Enums']['app_role'];
          user_id: string;
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
      unsubscribe: {Args: {p_token_hash: string}; Returns: string};
      verify_second_factor: {
        Args: {p_sealed_secret: string; p_session_id: string; p_step: number};
        Returns: string;
      };
      withdraw_staff_invitation: {
        Args: {p_actor_id: string; p_id: string};
        Returns: undefined;
      };
      withdraw_tracking_rows: {
        Args: {p_actor_id: string; p_import_id: string};
        Returns: number;
      };
    };
    Enums: {
      admin_access: 'signed-out' | 'no-role' | 'unverified' | 'granted';
      announcement_audience: 'everyone' | 'open-order' | 'person';
      announcement_state: 'new' | 'repeated' | 'sending' | 'sent';
      announcement_type: 'info' | 'warning' | 'success';
      app_role: 'owner' | 'packer';
      audit_outcome: 'done' | 'refused' | 'failed';
      invitation_state:
        | 'invalid'
        | 'signed-out'
        | 'other-address'
        | 'not-verified'
        | 'already-staff'
        | 'ready'
        | 'accepted';
      issuer: 'shopify' | 'google';
      link_outcome: 'linked' | 'already-linked' | 'taken' | 'session-too-old' | 'email-not-verified' | 'session-ended';
      notification_kind:
        | 'order-placed'
        | 'order-status-changed'
        | 'order-item-updated'
        | 'announcement'
        | 'order-event';
      notification_priority: 'high' | 'medium' | 'low';
      notification_type: 'order_update' | 'security_alert' | 'system_update' | 'promotion';
      order_status: 'open' | 'closed' | 'cancelled';
      refresh_state: 'claimed' | 'busy' | 'newer' | 'no-tokens' | 'session-ended';
      review_outcome: 'saved' | 'unchanged' | 'not-delivered';
      review_state: 'pending' | 'published' | 'rejected';
      staff_change: 'done' | 'last-owner' | 'not-staff' | 'already-staff';
      staff_claim_outcome: 'claimed' | 'unconfirmed' | 'busy' | 'ended' | 'denied';
      subscriber_consent: 'subscribed' | 'unsubscribed';
      subscriber_list: 'popup' | 'waitlist';
      subscriber_mail_kind: 'confirmation' | 'code' | 'waitlist';
      subscriber_mail_state: 'queued' | 'sent' | 'failed' | 'cancelled';
      subscriber_state: 'pending' | 'confirmed' | 'unsubscribed';
      tracking_row_state: 'waiting' | 'approved' | 'checking' | 'done' | 'not-done';
      tracking_verdict:
        | 'ready'
        | 'guessed'
        | 'elsewhere'
        | 'replaces'
        | 'shipped'
        | 'repeated'
        | 'unknown-order'
        | 'canceled'
        | 'on-hold'
        | 'several-parcels'
        | 'no-carrier'
        | 'bad-number'
        | 'incomplete';
      unlink_outcome: 'unlinked' | 'not-linked' | 'last-identity' | 'session-ended';
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
    | keyof (DefaultSchema['Tables'] & DefaultSchema['Views'])
    | {schema: keyof DatabaseWithoutInternals},
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
    | keyof DefaultSchema['CompositeTypes']
    | {schema: keyof DatabaseWithoutInternals},
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
      admin_access: ['signed-out', 'no-role', 'unverified', 'granted'],
      announcement_audience: ['everyone', 'open-order', 'person'],
      announcement_state: ['new', 'repeated', 'sending', 'sent'],
      announcement_type: ['info', 'warning', 'success'],
      app_role: ['owner', 'packer'],
      audit_outcome: ['done', 'refused', 'failed'],
      invitation_state: [
        'invalid',
        'signed-out',
        'other-address',
        'not-verified',
        'already-staff',
        'ready',
        'accepted',
      ],
      issuer: ['shopify', 'google'],
      link_outcome: ['linked', 'already-linked', 'taken', 'session-too-old', 'email-not-verified', 'session-ended'],
      notification_kind: ['order-placed', 'order-status-changed', 'order-item-updated', 'announcement', 'order-event'],
      notification_priority: ['high', 'medium', 'low'],
      notification_type: ['order_update', 'security_alert', 'system_update', 'promotion'],
      order_status: ['open', 'closed', 'cancelled'],
      refresh_state: ['claimed', 'busy', 'newer', 'no-tokens', 'session-ended'],
      review_outcome: ['saved', 'unchanged', 'not-delivered'],
      review_state: ['pending', 'published', 'rejected'],
      staff_change: ['done', 'last-owner', 'not-staff', 'already-staff'],
      staff_claim_outcome: ['claimed', 'unconfirmed', 'busy', 'ended', 'denied'],
      subscriber_consent: ['subscribed', 'unsubscribed'],
      subscriber_list: ['popup', 'waitlist'],
      subscriber_mail_kind: ['confirmation', 'code', 'waitlist'],
      subscriber_mail_state: ['queued', 'sent', 'failed', 'cancelled'],
      subscriber_state: ['pending', 'confirmed', 'unsubscribed'],
      tracking_row_state: ['waiting', 'approved', 'checking', 'done', 'not-done'],
      tracking_verdict: [
        'ready',
        'guessed',
        'elsewhere',
        'replaces',
        'shipped',
        'repeated',
        'unknown-order',
        'canceled',
        'on-hold',
        'several-parcels',
        'no-carrier',
        'bad-number',
        'incomplete',
      ],
      unlink_outcome: ['unlinked', 'not-linked', 'last-identity', 'session-ended'],
    },
  },
} as const;
